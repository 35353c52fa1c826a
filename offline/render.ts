import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTemplate } from '@kreda/document/kinds/resume/operations/choose-template';
import { applyOperation } from '@kreda/document/kinds/resume/operations/operation';
import { type InProcessRenderer, openRenderer } from '../renderer/src/service/render-in-process.ts';
import { FileError, withFile } from './file-error.ts';
import { makePdf } from './make-pdf.ts';
import type { Output } from './output.ts';
import { type Photo, photoIn, preparedPhoto, withPhoto } from './read-photo.ts';
import { printedName, RENDER_USAGE, type RenderArguments, readRenderArguments } from './read-render-arguments.ts';
import { readBytes, readResumeFiles } from './read-resume-files.ts';
import { runCommand } from './run-command.ts';

async function renderFile(
  file: string,
  { templates, language, paper, outputFolder, attachesData }: RenderArguments,
  { renderer, given, output }: { renderer: InProcessRenderer; given: Photo | null; output: Output },
): Promise<void> {
  const imported = await readResumeFiles([file], language);
  const photo = given ?? (await photoIn(file, imported, output));
  const read = photo ? withPhoto(imported.resume, photo) : imported.resume;
  const resume = paper ? applyOperation(read, { type: 'page-setup', pageSetup: { paper } }) : read;
  for (const pattern of templates.length > 0 ? templates : [resume.pattern]) {
    // A resume that already uses the template keeps its template version.
    const styled = pattern === resume.pattern ? resume : applyOperation(resume, chooseTemplate(resume, pattern));
    const pdf = await makePdf(file, styled, { renderer, photo, attachesData });
    const target = join(outputFolder, `${printedName(file)}--${pattern}.pdf`);
    withFile(target, () => writeFileSync(target, pdf));
  }
}

/** Runs the command. Returns its exit code: 0 if every file was rendered. A file that fails is named, and the others are rendered. */
export function render(argv: readonly string[], output: Output): Promise<number> {
  return runCommand(
    { usage: RENDER_USAGE, output },
    () => readRenderArguments(argv),
    (asked) => renderFiles(asked, output),
  );
}

async function renderFiles(asked: RenderArguments, output: Output): Promise<number> {
  const given = asked.photoFile === undefined ? null : await preparedPhoto(asked.photoFile, readBytes(asked.photoFile));
  withFile(asked.outputFolder, () => mkdirSync(asked.outputFolder, { recursive: true }));
  const renderer = openRenderer();
  let failures = 0;
  try {
    for (const file of asked.files) {
      try {
        await renderFile(file, asked, { renderer, given, output });
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
