import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { createFairQueue, QueueFullError } from '../../platform/fair-queue.ts';
import { storeWithRow } from '../../platform/files/remove-files.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { inspectUpload, type PreparedPhoto, preparePhoto } from './photo.ts';
import type { NewPicture, StoredPicture } from './repo.ts';

/**
 * For each API process. Decoding a photo takes up to 100 MB and one of the four threads of Node's pool, which also hash passwords. Two
 * at a time leave two threads for other work.
 */
const decodes = createFairQueue({ atOnce: 2, waiting: 8 });

/**
 * Makes a photo of an upload. Owners take turns.
 *
 * @throws {DomainError} as `preparePhoto`; `unavailable` while many other photos are being decoded.
 */
export async function decodeUpload(context: RequestContext, upload: Uint8Array): Promise<PreparedPhoto> {
  // Refuses by the header before it waits for a turn.
  inspectUpload(upload);
  try {
    return await decodes.run(turnKey(context), () => preparePhoto(upload));
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw new DomainError('photos-busy', { cause: error });
  }
}

/**
 * Counts the bytes of a visitor's photo before it is stored. The limit is by network address, since anybody can be a new visitor at
 * any time.
 *
 * @throws {DomainError} `rate-limited` when the address has stored too much for visitors within the hour.
 */
export async function countStoredPhoto(context: RequestContext, jpeg: Uint8Array): Promise<void> {
  if (!context.user) await context.limit('visitorPhotoBytes', undefined, jpeg.length);
}

/**
 * Stores a picture that was counted (`countStoredPhoto`), and then its row.
 *
 * @throws as `storeWithRow`.
 */
export async function storePicture(
  context: RequestContext,
  folder: 'photos' | 'signatures',
  { jpeg, widthPx, heightPx }: PreparedPhoto,
  insertRow: (row: NewPicture) => Promise<void>,
): Promise<StoredPicture> {
  const id = crypto.randomUUID();
  const stored = { id, fileKey: `${folder}/${id}.jpg`, widthPx, heightPx };
  const { fileKey: key } = stored;
  await storeWithRow(context, { key, bytes: jpeg }, () => insertRow({ ...stored, createdAt: context.clock() }));
  return stored;
}
