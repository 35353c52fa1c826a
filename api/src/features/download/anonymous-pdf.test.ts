import { inflateSync } from 'node:zlib';
import { type AnonymiseOptions, anonymise } from '@kreda/document/kinds/resume/anonymise/anonymise';
import { attachedResume } from '@kreda/document/kinds/resume/formats/json-resume/attached-resume';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { TEMPLATE_SLUGS, type TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { paragraph, typicalResume } from '@kreda/document/testing/sample-resumes';
import { tracesIn } from '@kreda/document/testing/traces-in';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfAttachments, pdfInfo, pdfLinks, pdfText } from '../../../../renderer/src/testing/poppler.ts';
import { startTestRenderer, type TestRenderer } from '../../../../renderer/src/testing/start-renderer.ts';
import { readFonts } from '../../platform/clients/fonts.ts';
import { documentInfo } from './document-info.ts';
import { fileNameOf } from './file-name.ts';
import { resumeAttachment } from './resume-attachment.ts';

const typesetter = createTypesetter([...readFonts().values()]);
const OPTIONS: AnonymiseOptions = { employers: true, schools: true, publications: true, ownWords: ['Zgierz'] };
const PHOTO = { url: '/photos/zolc-swiatek.jpg', widthPx: 300, heightPx: 400 };
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const TOKENS = [
  ...[
    'Józef',
    'Józefa',
    'Żółć',
    'Świątek',
    'Świątka',
    'swiatek',
    'zolc',
    '601234567',
    'Piękna',
    '09.03.1984',
    '1984-03-09',
  ],
  ...['Żuraw', 'Źdźbło', 'Budowa i Spółka', 'Politechnika', 'Zgierz', 'Zgierzu'],
];

function namingResume(pattern: TemplateSlug): Resume {
  const resume = structuredClone(typicalResume(pattern));
  const [job] = resume.sections.experiences.data.items;
  job!.companyDescription = paragraph('Zespół Józefa Świątka, ur. 09.03.1984. Pytania: jozef.swiatek@example.com');
  return { ...resume, photo: PHOTO };
}

/** The PDF as it is downloaded: with its metadata and the attached data. */
async function pdfOf(resume: Resume, renderer: TestRenderer): Promise<Uint8Array> {
  const photo = resume.photo === null ? null : PIXEL;
  const { pages } = typesetter.typeset(resume, photo === null ? {} : { photo });
  const made = await renderer.render(
    pages,
    'TEXT_MODE_LIVE',
    documentInfo(resume, 'Kreda'),
    resumeAttachment(attachedResume(resume, photo)),
  );
  return made.pdf;
}

/** Every string and the content of every stream of a PDF: text alternatives, bookmarks, links, metadata, attachments, and what no viewer shows. */
async function everythingIn(pdf: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (value instanceof PDFString || value instanceof PDFHexString) found.push(value.decodeText());
    else if (value instanceof PDFName) found.push(value.decodeText());
    else if (value instanceof PDFArray) value.asArray().forEach(visit);
    else if (value instanceof PDFDict) {
      for (const [key, held] of value.entries()) {
        visit(key);
        visit(held);
      }
    } else if (value instanceof PDFRawStream) {
      visit(value.dict);
      found.push(...readings(contentOf(value)));
    }
  };
  for (const [, object] of context.enumerateIndirectObjects()) visit(object);
  visit(context.lookup(context.trailerInfo.Info));
  return found.join('\n');
}

function contentOf({ dict, contents }: PDFRawStream): Uint8Array {
  return dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode') ? inflateSync(contents) : contents;
}

/** Bytes as UTF-8, and as the texts in UTF-16 that stand in hexadecimal in a page's content. */
function readings(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString('utf8');
  const hexadecimal = Array.from(text.matchAll(/<FEFF([0-9A-F]+)>/gi), ([, hex]) =>
    new TextDecoder('utf-16be').decode(Buffer.from(hex!, 'hex')),
  );
  return [text, ...hexadecimal];
}

async function traces(resume: Resume, renderer: TestRenderer) {
  const pdf = await pdfOf(resume, renderer);
  const { Title = '', Author = '' } = pdfInfo(pdf);
  const attachments = pdfAttachments(pdf).map(
    ({ name, content }) => `${name} ${Buffer.from(content).toString('utf8')}`,
  );
  return {
    fileName: tracesIn(fileNameOf(resume.name), TOKENS),
    title: tracesIn(Title, TOKENS),
    author: Author.trim(),
    text: tracesIn(pdfText(pdf), TOKENS),
    links: pdfLinks(pdf),
    attachments: tracesIn(attachments.join('\n'), TOKENS),
    everything: tracesIn(await everythingIn(pdf), TOKENS),
  };
}

let renderer: TestRenderer;
beforeAll(async () => {
  renderer = await startTestRenderer(60_000);
});
afterAll(() => renderer.close());

const NOTHING = { fileName: [], title: [], author: '', text: [], links: [], attachments: [], everything: [] };

test.each(TEMPLATE_SLUGS)('the PDF of an anonymous resume in the template %s names nobody', async (pattern) => {
  const { resume } = anonymise(namingResume(pattern), OPTIONS);
  expect(await traces(resume, renderer)).toEqual(NOTHING);
});

test('the same search finds the person in the PDF of the resume as it was', async () => {
  const found = await traces(namingResume('modern'), renderer);
  for (const [place, value] of Object.entries(found)) expect(value.length, place).toBeGreaterThan(0);
  expect(found.everything).toEqual(expect.arrayContaining(['Józef', 'Świątek', '601234567', 'Żuraw', 'zolc']));
});
