import type { ImportedResume, ImportSetting } from '../intake/imported-resume.ts';
import type { FileOfKind } from './file-kind.ts';
import type { ImportedFiles } from './import-files.ts';
import type { ImportFormat } from './import-format.ts';
import type { ReadPdf } from './pdf-content.ts';

type FileKind = FileOfKind['kind'];

interface Reader<Kind extends FileKind> {
  load(): Promise<unknown>;
  read(file: Extract<FileOfKind, { kind: Kind }>, setting: ImportSetting, readPdf: ReadPdf): Promise<ImportedFiles>;
}

/** A reader whose module is loaded when it is needed: with all of them, the process that reads one file takes more memory. */
function reader<Kind extends FileKind, Module>(
  format: ImportFormat,
  load: () => Promise<Module>,
  read: (module: Module, file: Extract<FileOfKind, { kind: Kind }>, setting: ImportSetting) => ImportedResume,
): Reader<Kind> {
  return { load, read: async (file, setting) => ({ ...read(await load(), file, setting), format }) };
}

const loadPassport = () => import('../europass/from-skills-passport.ts');
const loadPdfContent = () => import('./read-pdf-content.ts');

const READERS: { readonly [Kind in FileKind]: Reader<Kind> } = {
  pdf: {
    load: loadPdfContent,
    async read({ bytes }, setting, readPdf) {
      const { readPdfContent } = await loadPdfContent();
      return readPdfContent(await readPdf(bytes), setting);
    },
  },
  docx: reader(
    'docx',
    () => import('../docx/read/from-docx.ts'),
    ({ fromDocx }, { bytes }, setting) => fromDocx(bytes, setting),
  ),
  'json-resume': reader(
    'json-resume',
    () => import('../json-resume/from-json-resume.ts'),
    ({ fromJsonResume }, { json }, setting) => fromJsonResume(json, setting),
  ),
  'europass-3-json': reader('europass', loadPassport, ({ fromSkillsPassportJson }, { json }, setting) =>
    fromSkillsPassportJson(json, setting),
  ),
  'europass-3-xml': reader('europass', loadPassport, ({ fromSkillsPassportXml }, { xml }, setting) =>
    fromSkillsPassportXml(xml, setting),
  ),
  'europass-4-xml': reader(
    'europass',
    () => import('../europass/from-candidate.ts'),
    ({ fromCandidateXml }, { xml }, setting) => fromCandidateXml(xml, setting),
  ),
  rendercv: reader(
    'rendercv',
    () => import('../rendercv/from-rendercv.ts'),
    ({ fromRenderCv }, { yaml }, setting) => fromRenderCv(yaml, setting),
  ),
  linkedin: reader(
    'linkedin',
    () => import('../linkedin/from-linkedin-export.ts'),
    ({ fromLinkedInExport }, { tables }, setting) => fromLinkedInExport(tables, setting),
  ),
};

/** Reads a file by its kind. @throws {UnreadableFileError} */
export async function readKind<Kind extends FileKind>(
  file: Extract<FileOfKind, { kind: Kind }>,
  setting: ImportSetting,
  readPdf: ReadPdf,
): Promise<ImportedFiles> {
  const { read }: Reader<Kind> = READERS[file.kind];
  return read(file, setting, readPdf);
}

/** Loads the readers of all kinds. */
export async function loadResumeReaders(): Promise<void> {
  await Promise.all(Object.values(READERS).map(({ load }) => load()));
}
