import { createHash } from 'node:crypto';
import { z } from 'zod';
import { wordsOf } from './words.ts';

/** The form of an offer's slug. */
export const offerSlugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const MAX_WORDS_CHARACTERS = 100;

/** The slug of an offer: the Latin letters and digits of title and company, and ten hex digits of a hash of the feed's id. */
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
