import { importFiles } from '@kreda/document/kinds/resume/formats/import/import-files';
import { loadResumeReaders } from '@kreda/document/kinds/resume/formats/import/read-kind';
import { readPdf } from './read-pdf.ts';
import { READING_LIMITS } from './reading-limits.ts';

/**
 * Loads all that reading a file of any format needs. Then it reads a small resume, so that V8 has compiled what reads pages, which PDFs
 * and Word documents need. For a process that waits for its task.
 */
export async function loadReaders(): Promise<void> {
  await loadResumeReaders();
  const file = { name: 'resume.pdf', bytes: new TextEncoder().encode(smallPdf(RESUME)) };
  await importFiles([file], { uuid: crypto.randomUUID(), language: 'en' }, (bytes) => readPdf(bytes, READING_LIMITS));
}

const RESUME = [
  'Jan Kowalski',
  'Accountant',
  'jan@example.com | +48 601 234 567 | Krakow',
  'Experience',
  'Accountant, Example Ltd, Krakow',
  'March 2019 - present',
  '- Kept the books of twelve companies',
  'Education',
  'Economics, University of Krakow',
  '2012 - 2017',
  'Skills',
  'Bookkeeping, Excel, English',
];

/** Without a table of its objects, which the parser finds by itself. */
function smallPdf(lines: readonly string[]): string {
  const content = ['BT /F1 12 Tf 72 760 Td 20 TL', ...lines.map((line) => `(${line}) Tj T*`), 'ET'].join('\n');
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842]>>',
    '<</Type /Page /Parent 2 0 R /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>> stream\n${content}\nendstream`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
  ];
  const numbered = objects.map((object, index) => `${index + 1} 0 obj ${object} endobj`);
  return ['%PDF-1.7', ...numbered, 'trailer <</Root 1 0 R>>', ''].join('\n');
}
