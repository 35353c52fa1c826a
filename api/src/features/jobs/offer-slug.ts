import { createHash } from 'node:crypto';
import { z } from 'zod';
import { wordsOf } from './words.ts';

/** What stands in an offer's address. */
export const offerSlugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const MAX_WORDS_CHARACTERS = 100;

/** A name of an address: title and company as far as the Latin alphabet goes, and ten digits of the feed's own id. */
export function offerSlug(offer: { source: string; externalId: string; title: string; company: string }): string {
  const words = wordsOf(`${offer.title} ${offer.company}`)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '');
  const id = createHash('sha256')
    .update(JSON.stringify([offer.source, offer.externalId]))
    .digest('hex')
    .slice(0, 10);
  const readable = words.join('-').slice(0, MAX_WORDS_CHARACTERS).replace(/-+$/, '');
  return readable === '' ? id : `${readable}-${id}`;
}
