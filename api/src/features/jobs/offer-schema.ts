import { z } from 'zod';
import { CONTRACT_KINDS, JOB_CATEGORIES } from './kinds.ts';
import { toPlainLine, toPlainText } from './plain-text.ts';
import { citySlugOf } from './words.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long an offer without an end is open. */
const USUAL_MS = 60 * DAY_MS;
/** The longest time that an offer is open, whatever its feed says. */
const LONGEST_MS = 366 * DAY_MS;
/** Longer texts are refused before they are parsed. */
const ABSURD_CHARACTERS = 200_000;

const MAX_DESCRIPTION = 20_000;
const MAX_CITY = 80;

const line = (max: number) =>
  z
    .string()
    .max(ABSURD_CHARACTERS)
    .transform(toPlainLine)
    .pipe(z.string().min(1, 'is empty').max(max, `is longer than ${max} characters`));

const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'is no date such as 2026-11-21 or 2026-11-21T08:00:00Z')
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100, 'is not of this century');

/** The address to apply at. */
const outgoing = z
  .string()
  .max(ABSURD_CHARACTERS)
  .transform((text) => (URL.canParse(text) ? new URL(text) : null))
  .refine((url) => url?.protocol === 'https:' && url.username === '' && url.password === '', 'is no https address')
  .transform((url) => url!.href)
  .pipe(z.string().max(2_000, 'is longer than 2000 characters'));

/** Minor units per month. */
const amount = z.int('is no whole number of minor units').min(1).max(1_000_000_000);

const salary = z.union(
  [
    z
      .strictObject({
        min: amount.nullish(),
        max: amount.nullish(),
        currency: z.string().regex(/^[A-Z]{3}$/, 'is no currency such as PLN'),
        isGross: z.boolean(),
      })
      .refine(({ min, max }) => (min ?? max) != null, 'has neither min nor max')
      .refine(({ min, max }) => min == null || max == null || min <= max, 'has a min above its max'),
    z.strictObject({ text: line(150) }),
  ],
  'is neither {min, max, currency, isGross} nor {text}',
);

/** Validates an offer of a feed (docs/job-feed.md) and normalises it: plain texts, https addresses, dates. */
export const offerSchema = z
  .object({
    id: z.union([z.string(), z.int().transform(String)], 'is no text').pipe(
      z
        .string()
        .max(200, 'is longer than 200 characters')
        .regex(/^[^\p{C}\p{Z}](?:[^\p{C}]*[^\p{C}\p{Z}])?$/u, 'is no printable text'),
    ),
    title: line(150),
    company: line(150),
    city: line(MAX_CITY)
      .refine(
        (city) => citySlugOf(city).length <= MAX_CITY,
        `is longer than ${MAX_CITY} characters where it is written out`,
      )
      .nullish()
      .transform((city) => city ?? null),
    isRemote: z.boolean().default(false),
    category: z.enum(JOB_CATEGORIES, `is none of ${JOB_CATEGORIES.join(', ')}`),
    contract: z
      .enum(CONTRACT_KINDS, `is none of ${CONTRACT_KINDS.join(', ')}`)
      .nullish()
      .transform((contract) => contract ?? null),
    salary: salary.nullish().transform((given) => given ?? null),
    description: z
      .string()
      .max(ABSURD_CHARACTERS, `is longer than ${MAX_DESCRIPTION} characters`)
      .transform(toPlainText)
      .pipe(z.string().min(1, 'is empty').max(MAX_DESCRIPTION, `is longer than ${MAX_DESCRIPTION} characters`)),
    url: outgoing,
    language: z
      .string()
      .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, 'is no language such as pl')
      .transform((tag) => tag.split('-')[0]!.toLowerCase())
      .default('pl'),
    publishedAt: moment,
    expiresAt: moment.nullish(),
  })
  .refine(({ publishedAt, expiresAt }) => expiresAt == null || expiresAt > publishedAt, {
    path: ['expiresAt'],
    message: 'is not after publishedAt',
  })
  .transform(({ expiresAt, ...offer }) => {
    const from = offer.publishedAt.getTime();
    const until = Math.min(expiresAt?.getTime() ?? from + USUAL_MS, from + LONGEST_MS);
    return { ...offer, expiresAt: new Date(until) };
  });

/** A valid offer. */
export type FeedOffer = z.output<typeof offerSchema>;
