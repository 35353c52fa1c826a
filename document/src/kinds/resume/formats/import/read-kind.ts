import type { ImportSetting } from '../intake/imported-resume.ts';
import type { FileOfKind } from './file-kind.ts';
import type { ImportedFiles } from './import-files.ts';
import type { ReadPdf } from './pdf-content.ts';

type FileKind = FileOfKind['kind'];
type Reader<Kind extends FileKind> = (
  file: Extract<FileOfKind, { kind: Kind }>,
  setting: ImportSetting,
  readPdf: ReadPdf,
) => Promise<ImportedFiles>;

// Each reader is loaded when it is needed: with all of them, the process that reads one file would take a third more memory.
const READERS: { readonly [Kind in FileKind]: Reader<Kind> } = {
  pdf: async ({ bytes }, setting, readPdf) => {
    const { readPdfContent } = await import('./read-pdf-content.ts');
    return readPdfContent(await readPdf(bytes), setting);
  },
  docx: async ({ bytes }, setting) => {
    const { fromDocx } = await import('../docx/read/from-docx.ts');
    return { ...fromDocx(bytes, setting), format: 'docx' };
  },
  'json-resume': async ({ json }, setting) => {
    const { fromJsonResume } = await import('../json-resume/from-json-resume.ts');
    return { ...fromJsonResume(json, setting), format: 'json-resume' };
  },
  'europass-3-json': async ({ json }, setting) => {
    const { fromSkillsPassportJson } = await import('../europass/from-skills-passport.ts');
    return { ...fromSkillsPassportJson(json, setting), format: 'europass' };
  },
  'europass-3-xml': async ({ xml }, setting) => {
    const { fromSkillsPassportXml } = await import('../europass/from-skills-passport.ts');
    return { ...fromSkillsPassportXml(xml, setting), format: 'europass' };
  },
  'europass-4-xml': async ({ xml }, setting) => {
    const { fromCandidateXml } = await import('../europass/from-candidate.ts');
    return { ...fromCandidateXml(xml, setting), format: 'europass' };
  },
  rendercv: async ({ yaml }, setting) => {
    const { fromRenderCv } = await import('../rendercv/from-rendercv.ts');
    return { ...fromRenderCv(yaml, setting), format: 'rendercv' };
  },
  linkedin: async ({ tables }, setting) => {
    const { fromLinkedInExport } = await import('../linkedin/from-linkedin-export.ts');
    return { ...fromLinkedInExport(tables, setting), format: 'linkedin' };
  },
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
