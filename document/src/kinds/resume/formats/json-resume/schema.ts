import { z } from 'zod';
import { toPrintable, withLineFeeds } from '../../model/printable.ts';
import { isPhotoUri, MAX_PHOTO_URI_CHARACTERS } from './photo-uri.ts';

// https://jsonresume.org/schema: 1.0.0 to 1.3.1 have these keys. Real files also have null for missing values and numbers for texts; both are read.

/** The longest single text of a file, in characters: five times the longest description. */
const MAX_TEXT_CHARACTERS = 100_000;
/** The longest list of a file. */
const MAX_LIST_ENTRIES = 1_000;

const textSchema = z
  .union([z.string(), z.number(), z.null()], 'Text expected')
  .refine((value) => typeof value !== 'string' || value.length <= MAX_TEXT_CHARACTERS, {
    message: `The text can have at most ${MAX_TEXT_CHARACTERS} characters`,
  })
  .optional()
  .transform((value) => toPrintable(withLineFeeds(String(value ?? ''))).trim());

/** A picture's address, or the picture itself as a data URI. */
const imageSchema = z.union([
  z
    .string()
    .max(MAX_PHOTO_URI_CHARACTERS, 'The photo is too large')
    .refine(isPhotoUri, 'The address of a picture expected'),
  textSchema,
]);

/** A list, null or nothing. */
function listOf<T extends z.ZodType>(entry: T) {
  const list = z.array(entry, 'A list expected').max(MAX_LIST_ENTRIES, `At most ${MAX_LIST_ENTRIES} entries expected`);
  return list.nullish().transform((entries) => entries ?? []);
}

/** A list of texts, or a single text. */
const textsSchema = z
  .union([z.array(textSchema).max(MAX_LIST_ENTRIES), textSchema], 'A list of texts expected')
  .nullish()
  .transform((value) => (Array.isArray(value) ? value : [value ?? '']).filter((text) => text !== ''));

const entry = <S extends z.ZodRawShape>(shape: S) => z.object(shape, 'An object expected');
const texts = <const N extends string>(...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, textSchema])) as Record<N, typeof textSchema>;

const basicsSchema = entry({
  ...texts('name', 'label', 'email', 'phone', 'url', 'summary'),
  image: imageSchema,
  location: entry(texts('address', 'postalCode', 'city', 'countryCode', 'region')).nullish(),
  profiles: listOf(entry(texts('network', 'username', 'url'))),
});

/** A JSON Resume. Reading removes unknown keys and unprintable characters; absent texts become empty. */
export const jsonResumeSchema = z.object(
  {
    $schema: z.unknown().optional(),
    basics: basicsSchema.nullish(),
    work: listOf(
      entry({
        ...texts('name', 'position', 'url', 'startDate', 'endDate', 'summary', 'location', 'description'),
        highlights: textsSchema,
      }),
    ),
    volunteer: listOf(
      entry({
        ...texts('organization', 'position', 'url', 'startDate', 'endDate', 'summary'),
        highlights: textsSchema,
      }),
    ),
    education: listOf(
      entry({
        ...texts('institution', 'url', 'area', 'studyType', 'startDate', 'endDate', 'score'),
        courses: textsSchema,
      }),
    ),
    awards: listOf(entry(texts('title', 'date', 'awarder', 'summary'))),
    certificates: listOf(entry(texts('name', 'date', 'issuer', 'url'))),
    publications: listOf(entry(texts('name', 'publisher', 'releaseDate', 'url', 'summary'))),
    skills: listOf(entry({ ...texts('name', 'level'), keywords: textsSchema })),
    languages: listOf(entry(texts('language', 'fluency'))),
    interests: listOf(entry({ ...texts('name'), keywords: textsSchema })),
    references: listOf(entry(texts('name', 'reference'))),
    projects: listOf(
      entry({
        ...texts('name', 'description', 'startDate', 'endDate', 'url', 'entity', 'type'),
        highlights: textsSchema,
        keywords: textsSchema,
        roles: textsSchema,
      }),
    ),
    /** The format's version, and under `kreda` the own copy. */
    meta: z.looseObject({ kreda: z.unknown().optional() }, 'An object expected').nullish(),
  },
  'A JSON Resume is an object',
);

/** A JSON Resume as it is written: empty values can be left out. */
export type JsonResume = z.input<typeof jsonResumeSchema>;
/** A JSON Resume as it was read: every text and list is present. */
export type ReadJsonResume = z.output<typeof jsonResumeSchema>;
/** The keys that hold lists of entries. */
export type JsonResumeList = Exclude<keyof ReadJsonResume, '$schema' | 'basics' | 'meta'>;
