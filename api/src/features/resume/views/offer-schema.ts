import { toPrintable, withLineFeeds } from '@kreda/document/kinds/resume/model/printable';
import { lineSchema } from '@kreda/document/kinds/resume/model/section';
import { sentenceOf } from '@kreda/site/reasons';
import '@kreda/site/view-reasons';
import { z } from 'zod';

const MAX_OFFER_CHARACTERS = 30_000;
const MAX_ADDRESS_CHARACTERS = 2_000;

/** A web address that a browser opens, or nothing. */
const addressSchema = z
  .string()
  .trim()
  .max(MAX_ADDRESS_CHARACTERS, sentenceOf({ code: 'text-too-long', max: MAX_ADDRESS_CHARACTERS }))
  .refine((text) => text === '' || isWebAddress(text), sentenceOf('web-address-invalid'));

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
}

/** The job offer that a variant is made for. Offers vanish from the web, so the text is kept too. */
export const offerSchema = z.strictObject({
  title: lineSchema,
  company: lineSchema,
  /** https or http; empty: unknown. */
  address: addressSchema,
  /** As it was pasted, without control characters. */
  text: z
    .string()
    .max(MAX_OFFER_CHARACTERS, sentenceOf({ code: 'text-too-long', max: MAX_OFFER_CHARACTERS }))
    .transform((text) => toPrintable(withLineFeeds(text))),
  /** The day when the user found or answered the offer, such as 2026-11-26; null: unknown. */
  date: z.iso.date(sentenceOf('date-required')).nullable(),
});

export type Offer = z.infer<typeof offerSchema>;
