import { z } from 'zod';
import type { Field, FieldKind, Fields } from './field.ts';
import { isPrintable, isPrintableLine, MAX_LINE_CHARACTERS } from './printable.ts';
import { isRichTextEmpty, type RichText, richTextSchema } from './rich-text.ts';

/** The most entries a section may have. */
export const MAX_ENTRIES = 200;

/** The longest note and the longest title of a section, in characters. */
export const MAX_NOTE_CHARACTERS = 1_000;
export const MAX_TITLE_CHARACTERS = 80;

/** One line of text. */
export const lineSchema = z
  .string()
  .max(MAX_LINE_CHARACTERS, `The text can have at most ${MAX_LINE_CHARACTERS} characters`)
  .refine(isPrintableLine, 'The text contains characters that cannot be printed');

function shortLineSchema(maxCharacters: number) {
  return lineSchema.max(maxCharacters, `The text can have at most ${maxCharacters} characters`);
}

/** Text of a sentence or two, without formatting. */
export const noteSchema = z
  .string()
  .max(MAX_NOTE_CHARACTERS, `The text can have at most ${MAX_NOTE_CHARACTERS} characters`)
  .refine(isPrintable, 'The text contains characters that cannot be printed');

/** Year and month, or a year alone: `2021-03`, `2021`; empty when not given. From 1900 on. */
export const yearMonthSchema = z.string().regex(/^((19|2\d)\d{2}(-(0[1-9]|1[0-2]))?)?$/, 'Date selection required');

/** A day, `1990-05-31`; empty when not given. From 1900 on. */
export const dateSchema = z.union([
  z.literal(''),
  z.iso.date('Date selection required').refine((date) => date >= '1900-01-01', 'The date must be in 1900 or later'),
]);

/** The specification's level scale: 1 to 5; null when not given (section 9). */
export const levelSchema = z.int().min(1).max(5).nullable();

export const entryIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** How a level of 1 to 5 is drawn. */
export const LEVEL_SHAPES = ['dots', 'bars', 'stars', 'lines', 'text'] as const;
export const levelShapeSchema = z.enum(LEVEL_SHAPES);
export type LevelShape = z.infer<typeof levelShapeSchema>;

/** The categories of driving licences in the European Union (directive 2006/126/EC), and T for tractors, as they are printed. */
export const LICENCE_CATEGORIES = [
  ...(['AM', 'A1', 'A2', 'A', 'B1', 'B', 'B+E', 'C1', 'C1+E', 'C', 'C+E'] as const),
  ...(['D1', 'D1+E', 'D', 'D+E', 'T'] as const),
] as const;

const FIELD_SCHEMAS = {
  line: lineSchema,
  email: lineSchema,
  phone: lineSchema,
  'web-address': lineSchema,
  note: noteSchema,
  'rich-text': richTextSchema,
  'year-month': yearMonthSchema,
  date: dateSchema,
  level: levelSchema,
  'language-level': z.enum(['', 'a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native']),
  'licence-category': z.enum(['', ...LICENCE_CATEGORIES]),
  flag: z.boolean(),
} as const satisfies Record<FieldKind, z.ZodType>;

const EMPTY_VALUES = {
  line: '',
  email: '',
  phone: '',
  'web-address': '',
  note: '',
  'rich-text': [] as RichText,
  'year-month': '',
  date: '',
  level: null,
  'language-level': '',
  'licence-category': '',
  flag: false,
} as const satisfies Record<FieldKind, unknown>;

type SchemaOf<D extends Field> = (typeof FIELD_SCHEMAS)[D['kind']];
type FieldShape<F extends Fields> = { -readonly [K in keyof F]: SchemaOf<F[K]> };
type FieldValues<F extends Fields> = { -readonly [K in keyof F]: z.infer<SchemaOf<F[K]>> };

/**
 * An entry of a list section: an id, unique in its section, and the section's fields. A hidden entry stays in the resume and is not printed
 * (docs/decisions/0047).
 */
export type EntryOf<F extends Fields> = { id: string; hidden: boolean } & FieldValues<F>;

/** An entry in an operation. Fields that the sender does not know are absent. */
export type SavedEntryOf<F extends Fields> = { id: string; hidden?: boolean } & Partial<FieldValues<F>>;

/** A section's own settings: its custom title (empty: the default of the document's language) and a flag for each field. */
export interface SectionConfig {
  title: string;
  /** False hides the field in the document; what was typed stays. */
  fields: Record<string, boolean>;
  levelShape?: LevelShape | undefined;
}

function configSchema<N extends string>(names: readonly N[]) {
  const flags = Object.fromEntries(names.map((name) => [name, z.boolean()]));
  return z.strictObject({
    title: lineSchema.max(MAX_TITLE_CHARACTERS, `The title can have at most ${MAX_TITLE_CHARACTERS} characters`),
    fields: z.strictObject(flags as Record<N, z.ZodBoolean>),
    levelShape: levelShapeSchema.optional(),
  });
}

/** The settings in an operation. Flags that the sender does not know are absent. */
function savedConfigSchema<N extends string>(names: readonly N[]) {
  const { shape } = configSchema(names);
  const flags = lenientAbout((value) => value === true, shape.fields.partial());
  return z.strictObject({ ...shape, fields: flags }) as unknown as z.ZodType<SavedConfig<N>>;
}
type SavedConfig<N extends string> = Omit<SectionConfig, 'fields'> & { fields: Partial<Record<N, boolean>> };

/**
 * Drops unknown fields with a default value, and refuses other unknown fields. A client of a newer release sends its new fields even
 * if the user has not changed them.
 */
function lenientAbout<S extends z.ZodObject>(isDefault: (value: unknown) => boolean, schema: S) {
  const isDropped = ([name, value]: [string, unknown]) => !Object.hasOwn(schema.shape, name) && isDefault(value);
  return z.preprocess((fields) => {
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields;
    const entries = Object.entries(fields);
    return entries.some(isDropped) ? Object.fromEntries(entries.filter((entry) => !isDropped(entry))) : fields;
  }, schema);
}

/** True for the empty values of fields of all kinds. */
function isEmptyValue(value: unknown): boolean {
  return value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

function defaultConfig<N extends string>(names: readonly N[], levelShape?: LevelShape) {
  const flags = Object.fromEntries(names.map((name) => [name, true]));
  return { title: '', fields: flags as Record<N, boolean>, ...(levelShape ? { levelShape } : {}) };
}

function fieldNames<F extends Fields>(fields: F) {
  return Object.keys(fields) as (keyof F & string)[];
}

function emptyFields<F extends Fields>(fields: F): FieldValues<F> {
  const values = Object.entries(fields).map(([name, { kind }]) => [name, EMPTY_VALUES[kind]]);
  return Object.fromEntries(values) as FieldValues<F>;
}

function fieldShape<F extends Fields>(fields: F): FieldShape<F> {
  const schemas = Object.entries(fields).map(([name, { kind, maxCharacters }]) => [
    name,
    maxCharacters === undefined ? FIELD_SCHEMAS[kind] : shortLineSchema(maxCharacters),
  ]);
  return Object.fromEntries(schemas) as FieldShape<F>;
}

/** True when a field's value says nothing. */
export function isFieldEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return isRichTextEmpty(value as RichText);
  return value === null || value === undefined || value === false || (typeof value === 'string' && value.trim() === '');
}

/**
 * What a section consists of:
 * - `person`: the personal data;
 * - `entries`: jobs, schools and the like, with a title, and mostly with dates and descriptions;
 * - `terms`: names with a level or a few words each;
 * - `notes`: texts of a sentence, without formatting;
 * - `texts`: paragraphs.
 */
export type SectionKind = 'person' | 'entries' | 'terms' | 'notes' | 'texts';

/**
 * Defines a section made of entries.
 *
 * A section whose only entry has an empty `mainField` counts as empty (specification, section 4), unless the entry is hidden: demo content
 * must not stand in for it.
 */
export function defineListSection<const S extends string, const F extends Fields>(definition: {
  slug: S;
  holds: SectionKind;
  fields: F;
  mainField: keyof F & string;
  levelShape?: LevelShape;
}) {
  const { slug, holds, fields, mainField, levelShape } = definition;
  const entrySchema = z.strictObject({ id: entryIdSchema, hidden: z.boolean(), ...fieldShape(fields) });
  const savedEntrySchema = lenientAbout(
    isEmptyValue,
    z.strictObject({ ...entrySchema.partial().shape, id: entryIdSchema }),
  );
  return {
    kind: 'list' as const,
    slug,
    holds,
    fields,
    /** Only single sections have flags beside their fields. */
    flags: [] as const,
    mainField,
    entrySchema,
    dataSchema: listSchema(entrySchema),
    configSchema: configSchema(fieldNames(fields)),
    /** The content in an operation (docs/decisions/0037). */
    savedDataSchema: listSchema(savedEntrySchema) as unknown as z.ZodType<{ items: SavedEntryOf<F>[] }>,
    savedConfigSchema: savedConfigSchema(fieldNames(fields)),
    defaultConfig: () => defaultConfig(fieldNames(fields), levelShape),
    emptyData: () => ({ items: [] as EntryOf<F>[] }),
    /** An entry with nothing in it yet. */
    emptyEntry: (id: string) => ({ id, hidden: false, ...emptyFields(fields) }) as EntryOf<F>,
    /** True without entries, or with a single visible one whose main field is empty (specification, section 4). */
    isEmpty: ({ items: [first, ...others] }: { items: readonly EntryOf<F>[] }) =>
      others.length === 0 && (!first || (!first.hidden && isFieldEmpty(first[mainField as keyof EntryOf<F>]))),
  };
}

function listSchema<E extends z.ZodType>(entrySchema: E) {
  return z.strictObject({
    items: z
      .array(entrySchema)
      .max(MAX_ENTRIES, `A section can have at most ${MAX_ENTRIES} entries`)
      .refine(
        (items) => new Set(items.map((item) => (item as { id: string }).id)).size === items.length,
        'Entry ids must be unique',
      ),
  });
}

/** Defines a section that is one set of fields. `flags` can be hidden as fields can, but have no value. */
export function defineSingleSection<
  const S extends string,
  const F extends Fields,
  const X extends string = never,
>(definition: { slug: S; holds: SectionKind; fields: F; mainField: keyof F & string; flags?: readonly X[] }) {
  const { slug, holds, fields, mainField, flags = [] } = definition;
  const names: readonly ((keyof F & string) | X)[] = [...fieldNames(fields), ...flags];
  return {
    kind: 'single' as const,
    slug,
    holds,
    fields,
    flags,
    mainField,
    dataSchema: z.strictObject(fieldShape(fields)),
    configSchema: configSchema(names),
    /** The content in an operation (docs/decisions/0037). */
    savedDataSchema: lenientAbout(isEmptyValue, z.strictObject(fieldShape(fields)).partial()) as unknown as z.ZodType<
      Partial<FieldValues<F>>
    >,
    savedConfigSchema: savedConfigSchema(names),
    defaultConfig: () => defaultConfig(names),
    emptyData: () => emptyFields(fields),
    isEmpty: (data: FieldValues<F>) => isFieldEmpty(data[mainField]),
  };
}
