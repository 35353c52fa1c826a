import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { createFairQueue, QueueFullError } from '../../platform/fair-queue.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { createTurns } from '../../platform/turns.ts';
import { ownerId, requireOwner } from '../../policy.ts';
import { inspectUpload, type PreparedPhoto, preparePhoto } from './photo.ts';

/**
 * For each API process. Decoding a photo takes up to 100 MB and one of the four threads of Node's pool, which also hash passwords. Two
 * at a time leave two threads for other work.
 */
const decodes = createFairQueue({ atOnce: 2, waiting: 8 });

/**
 * Limits the uploads in memory, of 5 MB each. Each user has a limit of their own, so that visitors at the same address do not block
 * them.
 */
const arrivals = createTurns({ perOwner: 8, refusal: 'too-many-photos' });

/**
 * Runs `work`, which receives an upload, if the caller may send one now.
 *
 * @throws {DomainError} `rate-limited` before anything is received.
 */
export async function receiveUpload<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  const owner = requireOwner(context);
  await context.limit('uploads', ownerId(owner));
  await context.limit('addressUploads');
  return arrivals.run(turnKey(context), work);
}

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
