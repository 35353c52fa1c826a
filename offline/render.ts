import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { chooseTemplate } from '@kreda/document/kinds/resume/operations/choose-template';
import { applyOperation } from '@kreda/document/kinds/resume/operations/operation';
import { documentInfo } from '../api/src/features/download/document-info.ts';
import { MAX_PAGES } from '../api/src/features/download/pages.ts';
import { resumeAttachment } from '../api/src/features/download/resume-attachment.ts';
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
  { templates, language, paper, outputFolder, attachesData }: RenderArguments,
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
      ...(attachesData && { attachment: resumeAttachment(styled, photo?.dataUrl ?? null) }),
    });
    const target = join(outputFolder, `${printedName(file)}--${pattern}.pdf`);
    withFile(target, () => writeFileSync(target, pdf));
  }
}

/** What a command prints. */
export interface Output {
  /** Prints to the standard output. */
  print(text: string): void;
  /** Prints to the standard error. */
  complain(text: string): void;
}

/**
 * Runs the command with these arguments and returns its exit code: 0 if every file was rendered. A file that fails is named, and the others
 * are rendered. Rejects for an error that is no fault of the arguments or files.
 */
export async function render(argv: readonly string[], output: Output): Promise<number> {
  try {
    const asked = readArguments(argv);
    if (asked !== 'help') return await renderFiles(asked, output);
    output.print(`${USAGE}\n`);
    return 0;
  } catch (error) {
    const isUsage = error instanceof ArgumentError;
    if (!isUsage && !(error instanceof FileError)) throw error;
    output.complain(`${error.message}\n${isUsage ? `\n${USAGE}\n` : ''}`);
    return 1;
  }
}

async function renderFiles(asked: RenderArguments, output: Output): Promise<number> {
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
        output.complain(`${error.message}\n`);
        failures += 1;
      }
    }
  } finally {
    await renderer.close();
  }
  return failures === 0 ? 0 : 1;
}
