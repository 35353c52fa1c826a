import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { createFairQueue, QueueFullError } from '../../platform/fair-queue.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { createTurns } from '../../platform/turns.ts';
import { ownerId, requireOwner } from '../../policy.ts';
import { inspectUpload, type PreparedPhoto, preparePhoto } from './photo.ts';

/**
 * In each process of the API: decoding takes up to 100 MB a photo and one of the four threads of Node's pool, in which
 * passwords are hashed, too. Two at a time leave two threads.
 */
const decodes = createFairQueue({ atOnce: 2, waiting: 8 });

/**
 * An upload of 5 MB is held while it arrives and waits. Accounts have turns of their own: visitors behind the same address do not keep
 * them out.
 */
const arrivals = createTurns({ perOwner: 8, refusal: 'too-many-photos' });

/**
 * Receives an upload, if the caller may send one now, and does `work` with it.
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
 * The photo of an upload. Owners take turns at decoding.
 *
 * @throws {DomainError} as `preparePhoto`; `unavailable` while many others are being decoded.
 */
export async function decodeUpload(context: RequestContext, upload: Uint8Array): Promise<PreparedPhoto> {
  // What is refused by its header waits for nobody.
  inspectUpload(upload);
  try {
    return await decodes.run(turnKey(context), () => preparePhoto(upload));
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw new DomainError('photos-busy', { cause: error });
  }
}

/**
 * Counts a photo that is about to be stored: visitors come and go for free, so what they store is bounded by address.
 *
 * @throws {DomainError} `rate-limited` when the address has stored too much for visitors within the hour.
 */
export async function countStoredPhoto(context: RequestContext, jpeg: Uint8Array): Promise<void> {
  if (!context.user) await context.limit('visitorPhotoBytes', undefined, jpeg.length);
}
