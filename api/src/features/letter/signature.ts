import type { LetterSignature } from '@kreda/document/kinds/letter/model/letter';
import type { RequestContext } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { noSuchLetter } from '../../platform/errors.ts';
import { readNamedFile } from '../../platform/files/read-named-file.ts';
import { enqueueRemoval } from '../../platform/files/remove-files.ts';
import type { PreparedPhoto } from '../resume/photo.ts';
import { countStoredPhoto, decodeUpload, storePicture } from '../resume/photo-intake.ts';
import { ownerOrNobody } from './owner-or-nobody.ts';
import * as repo from './repo.ts';
import { getLetter, type Saved } from './service.ts';

/**
 * Sets or replaces the letter's signature: the picture is inspected, decoded and encoded anew as photos are.
 *
 * @throws {DomainError} `not-found`, `too-large`, `unsupported-media`; `unavailable` or `rate-limited` while there are too many uploads.
 */
export async function setSignature(
  context: RequestContext,
  uuid: string,
  upload: Uint8Array,
): Promise<Pick<Saved, 'revision'> & { signature: LetterSignature }> {
  await getLetter(context, uuid);
  const picture = await decodeUpload(context, upload);
  await countStoredPhoto(context, picture.jpeg);
  const signature = await storeSignature(context, uuid, picture);
  const { revision } = await getLetter(context, uuid);
  return { signature, revision };
}

/** Stores a picture that was counted (`countStoredPhoto`) as the letter's signature. */
export async function storeSignature(
  context: RequestContext,
  uuid: string,
  picture: PreparedPhoto,
): Promise<LetterSignature> {
  const { id, widthPx, heightPx } = await storePicture(context, 'signatures', picture, (row) =>
    replaceSignature(context, uuid, row),
  );
  return { uuid: id, widthPx, heightPx };
}

export async function removeSignature(context: RequestContext, uuid: string): Promise<Pick<Saved, 'revision'>> {
  await replaceSignature(context, uuid, null);
  const { revision } = await getLetter(context, uuid);
  return { revision };
}

/** A signature's JPEG, for the owner of its letter. */
export async function readSignature(context: RequestContext, id: string): Promise<Uint8Array> {
  const key = await repo.findSignatureKey(context.db, ownerOrNobody(context), id);
  return readNamedFile(context.files, key);
}

async function replaceSignature(
  context: RequestContext,
  uuid: string,
  next: Parameters<typeof repo.replaceSignature>[2],
): Promise<void> {
  const owner = ownerOrNobody(context);
  const unused = await inTransaction(context.db, async (tx) => {
    if (!(await repo.beginRevision(tx, owner, uuid, context.clock()))) throw noSuchLetter();
    const previous = await repo.replaceSignature(tx, uuid, next);
    if (previous !== null) await enqueueRemoval(tx, [previous], { now: context.clock() });
    return previous;
  });
  if (unused !== null) context.wakeOutbox();
}
