import { MAX_NAME_CHARACTERS } from '@kreda/document/kinds/resume/model/resume';
import type { RequestContext } from '../../context.ts';
import { admitCreation, inCreationTurn } from '../resume/creation-turns.ts';
import { countStoredPhoto } from '../resume/photo-intake.ts';
import type { StoredLetter } from './repo.ts';
import { getLetter, insertLetter } from './service.ts';
import { storeSignature } from './signature.ts';
import { eraseOwnLetter } from './trash.ts';

/** The end of a copy's name, in every language. */
const COPY_MARK = ' (2)';

/**
 * Copies a letter with its signature, and marks the copy in its name.
 *
 * @throws {DomainError} as `createLetter` and `getLetter`.
 */
export function duplicateLetter(context: RequestContext, uuid: string): Promise<StoredLetter> {
  return admitCreation(context, () => inCreationTurn(context, () => copyLetter(context, uuid)));
}

async function copyLetter(context: RequestContext, uuid: string): Promise<StoredLetter> {
  const { letter, signatureFileKey } = await getLetter(context, uuid);
  const jpeg = signatureFileKey === null ? null : await context.files.get(signatureFileKey);
  if (jpeg) await countStoredPhoto(context, jpeg);
  const name = letter.name && `${letter.name.slice(0, MAX_NAME_CHARACTERS - COPY_MARK.length)}${COPY_MARK}`;
  const copy = await insertLetter(context, { ...letter, uuid: crypto.randomUUID(), name, signature: null });
  if (!jpeg || !letter.signature) return copy;
  const { widthPx, heightPx } = letter.signature;
  try {
    await storeSignature(context, copy.letter.uuid, { jpeg, widthPx, heightPx });
    return await getLetter(context, copy.letter.uuid);
  } catch (error) {
    // A copy is whole, or there is none. The cause is reported, not what its removal may meet.
    await eraseOwnLetter(context, copy.letter.uuid).catch((err: unknown) =>
      context.log.warn({ err, letter: copy.letter.uuid }, 'half a copy of a letter could not be erased'),
    );
    throw error;
  }
}
