import { IMPORT_FORMATS } from '@kreda/document/kinds/resume/formats/import/import-format';
import type { ImportNote } from '@kreda/document/kinds/resume/formats/intake/import-note';
import type { FieldReading } from '@kreda/document/kinds/resume/formats/intake/imported-resume';
import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { z } from 'zod';
import { dataOf, json, operation } from '../../platform/rest/operation.ts';

/** A data export of LinkedIn has a dozen files that matter. */
export const MAX_IMPORT_FILES = 20;

const sectionSchema = z.enum(SECTION_SLUGS);

const noteSchema = z.strictObject({
  kind: z.enum(['split', 'moved', 'left-out', 'not-a-date', 'unknown', 'photo', 'technical']),
  path: z.string(),
  text: z.string(),
  to: sectionSchema.exactOptional(),
}) satisfies z.ZodType<ImportNote>;

const placeSchema = z.strictObject({
  page: z.int().positive(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const readingSchema = z.strictObject({
  section: sectionSchema,
  entryId: z.string().nullable(),
  field: z.string(),
  confidence: z.number().min(0).max(1),
  place: placeSchema.nullable(),
}) satisfies z.ZodType<FieldReading>;

export const IMPORT = operation({
  tag: 'CV',
  summary: 'Makes a CV of a file',
  description:
    'The content decides what a file is: PDF, DOCX, JSON Resume, Europass (XML, JSON), RenderCV, or a data export of LinkedIn as its archive or as several of its CSV files; 10 MB together. What could not be taken over unchanged is in `notes`. A browser without an account gets a cookie that makes it the CV’s owner.',
  body: z.object({
    file: z.array(z.file()).min(1).max(MAX_IMPORT_FILES),
    language: languageSchema.optional(),
  }),
  bodyTypes: ['multipart/form-data'],
  answers: {
    201: json(
      'The CV that was made.',
      dataOf(
        z.strictObject({
          uuid: z.uuid(),
          name: z.string(),
          format: z.enum(IMPORT_FORMATS),
          notes: z.array(noteSchema),
          readings: z.array(readingSchema),
        }),
      ),
    ),
  },
  refusals: ['conflict', 'rate-limited', 'too-large', 'unsupported-media', 'unavailable'],
});

/** The fields of the form beside its files. */
export const importFieldsSchema = IMPORT.body.pick({ language: true });
