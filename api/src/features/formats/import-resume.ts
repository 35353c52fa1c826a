import type { Language } from '@kreda/document/engine/text/languages';
import type { ImportedFiles, ImportFile } from '@kreda/document/kinds/resume/formats/import/import-files';
import type { ImportFormat } from '@kreda/document/kinds/resume/formats/import/import-format';
import type { ImportNote } from '@kreda/document/kinds/resume/formats/intake/import-note';
import type { FieldReading, ImportedResume } from '@kreda/document/kinds/resume/formats/intake/imported-resume';
import { UnreadableFileError } from '@kreda/document/kinds/resume/formats/intake/unreadable-file-error';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { createTurns } from '../../platform/turns.ts';
import { ownerId, ownerOf } from '../../policy.ts';
import { IMPORT_LIMITS, importInProcess } from '../reading/import-in-process.ts';
import { ReadingBusyError } from '../reading/reading-busy-error.ts';
import { inReadingTurn } from '../reading/reading-turns.ts';
import { admitCreation } from '../resume/creation-turns.ts';
import type { PreparedPhoto } from '../resume/photo.ts';
import { countStoredPhoto, decodeUpload } from '../resume/photo-intake.ts';
import type { StoredResume } from '../resume/repo.ts';
import { createResumeOf } from '../resume/service.ts';
import { refusalOf } from './refusal-of-file.ts';

/** Fewer than one caller's places in the queue of readers, so that a burst from one address is refused before its files arrive. */
const arrivals = createTurns({ perOwner: 4, refusal: 'rate-limited' });

/** Files that are chosen together. The resume is in `language`, by default the site's, unless the files say their own. */
export interface FilesToImport {
  files: ImportFile[];
  language?: Language | undefined;
}

export interface StoredImport {
  stored: StoredResume;
  format: ImportFormat;
  notes: ImportNote[];
  readings: FieldReading[];
}

/**
 * Makes a new resume of files. A browser without an account becomes a visitor that owns it, once the files could be read.
 *
 * @param receive receives the files. It is called once the caller's turn allows it.
 * @param signal ends waiting and reading; then its reason is thrown.
 * @throws {DomainError} `rate-limited`; a reason of `file-reasons.ts` if no resume can be made of the files; `files-busy` if the machine
 *   had no time to read them.
 * @throws {QueueFullError} while too many files wait to be read.
 */
export function importResume(
  context: RequestContext,
  receive: () => FilesToImport | Promise<FilesToImport>,
  signal?: AbortSignal,
): Promise<StoredImport> {
  return arrivals.run(turnKey(context), async () => {
    // Counted before the files are received and read, since these are the costs.
    const importer = ownerOf(context);
    await context.limit('addressImports');
    if (importer) await context.limit('imports', ownerId(importer));
    const received = await receive();
    return admitCreation(context, () => readAndStore(context, received, signal));
  });
}

async function readAndStore(
  context: RequestContext,
  received: FilesToImport,
  signal: AbortSignal | undefined,
): Promise<StoredImport> {
  const { resume, notes, format, readings = [], photo } = await readFiles(context, received, signal);
  const taken = photo ? await takePhoto(context, photo) : null;
  const owner = ownerOf(context) ?? (await context.becomeVisitor(context));
  const owned = 'visitorId' in owner ? { ...context, visitorId: owner.visitorId } : context;
  const stored = await createResumeOf(owned, resume, taken);
  return { stored, format, notes: photo && !taken ? [...notes, PHOTO_NOT_TAKEN] : notes, readings };
}

async function readFiles(
  context: RequestContext,
  { files, language }: FilesToImport,
  signal: AbortSignal | undefined,
): Promise<ImportedFiles> {
  const setting = { uuid: crypto.randomUUID(), language: language ?? context.config.site.language };
  try {
    return await inReadingTurn(context, () => importInProcess(files, setting, IMPORT_LIMITS, signal), signal);
  } catch (error) {
    if (error instanceof ReadingBusyError) throw new DomainError('files-busy');
    throw error instanceof UnreadableFileError ? refusalOf(error) : error;
  }
}

const PHOTO_NOT_TAKEN: ImportNote = { kind: 'photo', path: 'photo', text: '' };

/** The refusals of a photo that leave the rest of the resume worth having. */
const WITHOUT_PHOTO = new Set(['too-large', 'unsupported-media', 'rate-limited']);

/** Null for a picture that the product would refuse as an upload, and while too many others are decoded. */
async function takePhoto(
  context: RequestContext,
  picture: NonNullable<ImportedResume['photo']>,
): Promise<PreparedPhoto | null> {
  try {
    const photo = await decodeUpload(context, picture);
    await countStoredPhoto(context, photo.jpeg);
    return photo;
  } catch (error) {
    if (error instanceof DomainError && (WITHOUT_PHOTO.has(error.code) || error.reason.code === 'photos-busy'))
      return null;
    throw error;
  }
}
