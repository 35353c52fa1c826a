import { fromDocx } from '../docx/from-docx.ts';
import { fromCandidateXml } from '../europass/from-candidate.ts';
import { fromSkillsPassportJson, fromSkillsPassportXml } from '../europass/from-skills-passport.ts';
import { fromLinkedInExport } from '../linkedin/from-linkedin-export.ts';
import { fromRenderCv } from '../rendercv/from-rendercv.ts';
import type { FileOfKind } from './file-kind.ts';
import type { ImportedFiles } from './import-files.ts';
import type { ImportSetting } from './imported-resume.ts';
import type { ReadPdf } from './pdf-content.ts';
import { readJsonResume } from './read-json-resume.ts';
import { readPdfContent } from './read-pdf-content.ts';

type FileKind = FileOfKind['kind'];
type Reader<Kind extends FileKind> = (
  file: Extract<FileOfKind, { kind: Kind }>,
  setting: ImportSetting,
  readPdf: ReadPdf,
) => ImportedFiles | Promise<ImportedFiles>;

const READERS: { readonly [Kind in FileKind]: Reader<Kind> } = {
  pdf: async ({ bytes }, setting, readPdf) => readPdfContent(await readPdf(bytes), setting),
  docx: ({ bytes }, setting) => ({ ...fromDocx(bytes, setting), format: 'docx' }),
  'json-resume': ({ json }, setting) => ({ ...readJsonResume(json, setting), format: 'json-resume' }),
  'europass-3-json': ({ json }, setting) => ({ ...fromSkillsPassportJson(json, setting), format: 'europass' }),
  'europass-3-xml': ({ xml }, setting) => ({ ...fromSkillsPassportXml(xml, setting), format: 'europass' }),
  'europass-4-xml': ({ xml }, setting) => ({ ...fromCandidateXml(xml, setting), format: 'europass' }),
  rendercv: ({ yaml }, setting) => ({ ...fromRenderCv(yaml, setting), format: 'rendercv' }),
  linkedin: ({ tables }, setting) => ({ ...fromLinkedInExport(tables, setting), format: 'linkedin' }),
};

/** Reads a file by its kind. @throws {UnreadableFileError} */
export async function readKind<Kind extends FileKind>(
  file: Extract<FileOfKind, { kind: Kind }>,
  setting: ImportSetting,
  readPdf: ReadPdf,
): Promise<ImportedFiles> {
  const reader: Reader<Kind> = READERS[file.kind];
  return reader(file, setting, readPdf);
}
