import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { chooseTemplate } from '@kreda/document/kinds/resume/operations/choose-template';
import { applyOperation } from '@kreda/document/kinds/resume/operations/operation';
import { documentInfo } from '../api/src/features/download/document-info.ts';
import { MAX_PAGES } from '../api/src/features/download/pages.ts';
import { checkedPages } from '../api/src/platform/pdf/checked-page.ts';
import { type InProcessRenderer, openRenderer } from '../renderer/src/service/render-in-process.ts';
import { FileError, withFile } from './file-error.ts';
import { ArgumentError, printedName, type RenderArguments, readArguments, USAGE } from './read-arguments.ts';
import { readBytes, readResumeFile } from './read-resume-file.ts';
import { typesetResume } from './typeset-resume.ts';

/** The creator of PDFs: the product's default site name. */
const CREATOR = 'Kreda';

/** A photo in the form in which the product stores uploads. */
interface Photo {
  /** `data:image/jpeg;base64,…` */
  dataUrl: string;
  widthPx: number;
  heightPx: number;
}

async function readPhoto(file: string): Promise<Photo> {
  const upload = readBytes(file);
  // Imported only if there is a photo: loading the image library takes as long as typesetting a page.
  const { preparePhoto } = await import('../api/src/features/resume/photo.ts');
  try {
    const { jpeg, widthPx, heightPx } = await preparePhoto(upload);
    return { dataUrl: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`, widthPx, heightPx };
  } catch (error) {
    throw new FileError(file, error instanceof Error ? error.message : String(error));
  }
}

function withPhoto(resume: Resume, { widthPx, heightPx }: Photo): Resume {
  return applyOperation(resume, { type: 'photo', photo: { url: '/photo', widthPx, heightPx } });
}

async function renderFile(
  file: string,
  { templates, language, paper, outputFolder }: RenderArguments,
  { renderer, photo }: { renderer: InProcessRenderer; photo: Photo | undefined },
): Promise<void> {
  const read = readResumeFile(file, language);
  const onPaper = paper ? applyOperation(read, { type: 'page-setup', pageSetup: { paper } }) : read;
  const resume = photo ? withPhoto(onPaper, photo) : onPaper;
  const info = documentInfo(resume, CREATOR);
  for (const pattern of templates.length > 0 ? templates : [resume.pattern]) {
    // A resume that already uses the template keeps its template version.
    const styled = pattern === resume.pattern ? resume : applyOperation(resume, chooseTemplate(resume, pattern));
    const pages = await typesetResume(styled, photo ? { photo: photo.dataUrl } : {});
    if (pages.length > MAX_PAGES) throw new FileError(file, `${pages.length} pages; allowed: ${MAX_PAGES}`);
    const { pdf } = await renderer.render({
      pages: checkedPages(pages),
      info,
    });
    const target = join(outputFolder, `${printedName(file)}--${pattern}.pdf`);
    withFile(target, () => writeFileSync(target, pdf));
  }
}

/** Renders every file and returns the exit code. A file that fails is named, and the others are rendered. */
async function main(argv: readonly string[]): Promise<number> {
  const asked = readArguments(argv);
  if (asked === 'help') {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const photo = asked.photoFile === undefined ? undefined : await readPhoto(asked.photoFile);
  withFile(asked.outputFolder, () => mkdirSync(asked.outputFolder, { recursive: true }));
  const renderer = openRenderer();
  let failures = 0;
  try {
    for (const file of asked.files) {
      try {
        await renderFile(file, asked, { renderer, photo });
      } catch (error) {
        if (!(error instanceof FileError)) throw error;
        process.stderr.write(`${error.message}\n`);
        failures += 1;
      }
    }
  } finally {
    await renderer.close();
  }
  return failures === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof ArgumentError;
  if (!isUsage && !(error instanceof FileError)) throw error;
  process.stderr.write(`${error.message}\n${isUsage ? `\n${USAGE}\n` : ''}`);
  process.exitCode = 1;
}
