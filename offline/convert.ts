import { writeFileSync } from 'node:fs';
import type { ImportedFiles } from '@kreda/document/kinds/resume/formats/import/import-files';
import { RESUME_FORMATS } from '@kreda/document/kinds/resume/formats/resume-formats';
import { subsetFont } from '../api/src/platform/clients/subset-font.ts';
import { openRenderer } from '../renderer/src/service/render-in-process.ts';
import { withFile } from './file-error.ts';
import { importReport } from './import-report.ts';
import { makePdf } from './make-pdf.ts';
import type { Output } from './output.ts';
import { CONVERT_USAGE, type ConvertArguments, readConvertArguments } from './read-convert-arguments.ts';
import { type Photo, photoIn, withPhoto } from './read-photo.ts';
import { readResumeFiles } from './read-resume-files.ts';
import { runCommand } from './run-command.ts';
import { FONTS } from './typeset-resume.ts';

/** Runs the command: a CV in one format becomes the same CV in another. Returns its exit code, as `runCommand`. */
export function convert(argv: readonly string[], output: Output): Promise<number> {
  const command = { usage: CONVERT_USAGE, output };
  return runCommand(
    command,
    () => readConvertArguments(argv),
    (asked) => convertFiles(asked, output),
  );
}

async function convertFiles(asked: ConvertArguments, output: Output): Promise<number> {
  const { files, outputFile, language } = asked;
  const imported = await readResumeFiles(files, language);
  const photo = await photoIn(files.join(', '), imported, output);
  for (const line of importReport(imported)) output.complain(`${line}\n`);
  const content = await writeFile(asked, imported, photo);
  withFile(outputFile, () => writeFileSync(outputFile, content));
  return 0;
}

async function writeFile(
  { outputFile, format }: ConvertArguments,
  imported: ImportedFiles,
  photo: Photo | null,
): Promise<string | Uint8Array> {
  const resume = photo ? withPhoto(imported.resume, photo) : imported.resume;
  if (format !== 'pdf')
    return RESUME_FORMATS[format].write(resume, { photo: photo?.jpeg ?? null, fonts: FONTS, subsetFont });
  const renderer = openRenderer();
  try {
    return await makePdf(outputFile, resume, { renderer, photo, attachesData: true });
  } finally {
    await renderer.close();
  }
}
