import { z } from 'zod';
import { FILE_HEADERS, operation } from '../../../platform/rest/operation.ts';
import { RESUME_PARAMS } from '../../../platform/rest/params.ts';
import { uuidSchema } from '../../resume/schema.ts';

const MB = 1024 * 1024;

export const MAX_ATTACHMENTS = 20;
export const MAX_ATTACHMENT_MB = 10;
/** Of all attachments together. */
const MAX_ATTACHMENTS_MB = 40;
const MAX_TITLE_CHARACTERS = 200;

const titleSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TITLE_CHARACTERS)
  .regex(/^[^\p{Cc}\p{Cs}￾￿]*$/u, 'expected plain text');

/** A part of an application: a document of ours, or a file of the form. */
const partSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('resume'), title: titleSchema }),
  z.strictObject({ kind: z.literal('letter'), uuid: uuidSchema, title: titleSchema }),
  z.strictObject({
    kind: z.literal('file'),
    /** The name of the form's field that holds it. */
    field: z.string().regex(/^file_\d{1,2}$/, 'expected file_0 to file_19'),
    title: titleSchema,
  }),
]);

export type ApplicationPart = z.infer<typeof partSchema>;

function countOf(kind: ApplicationPart['kind'], parts: readonly ApplicationPart[]): number {
  return parts.filter((part) => part.kind === kind).length;
}

const orderSchema = z
  .array(partSchema)
  .min(1)
  .max(MAX_ATTACHMENTS + 2)
  .refine((parts) => countOf('resume', parts) <= 1, 'expected the CV at most once')
  .refine((parts) => countOf('letter', parts) <= 1, 'expected one letter at most')
  .refine((parts) => {
    const fields = parts.flatMap((part) => (part.kind === 'file' ? [part.field] : []));
    return new Set(fields).size === fields.length;
  }, 'expected each file once');

/** The form's fields beside its files. */
export const applicationFieldsSchema = z.object({
  /** The parts in order, as JSON. */
  parts: z.string().transform((text, { addIssue }) => {
    const json = parseJson(text);
    const parsed = orderSchema.safeParse(json);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) addIssue({ code: 'custom', path, message });
    return z.NEVER;
  }),
  format: z.enum(['pdf', 'zip']).default('pdf'),
  /** In MB of 1,000,000 bytes, as portals count them; none for no limit. */
  maxMegabytes: z.coerce.number().int().min(1).max(50).optional(),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Refused by the schema, with the field's name.
    return undefined;
  }
}

/** What became of the parts, in the answer's header. */
export const applicationReportSchema = z.strictObject({
  bytes: z.int(),
  isWithinSize: z.boolean(),
  parts: z.array(
    z.strictObject({
      pages: z.int(),
      reducedPictures: z.int(),
      bytesBefore: z.int(),
      bytesAfter: z.int(),
      dpiBefore: z.int(),
      dpiAfter: z.int(),
    }),
  ),
});

export type ApplicationReport = z.infer<typeof applicationReportSchema>;

export const JOIN_APPLICATION = operation({
  tag: 'Download',
  summary: 'The CV, a letter and other files as one PDF, or as a ZIP of PDFs',
  description: `The parts are joined in the order that \`parts\` says, as JSON: \`{"kind":"resume","title":"CV"}\` is the CV as it is saved, \`{"kind":"letter","uuid":"…","title":"Letter"}\` one of the caller’s letters, which may belong to another CV, \`{"kind":"file","field":"file_0","title":"Certificate"}\` a PDF, JPEG, PNG or WebP of the form. ${MAX_ATTACHMENTS} files of ${MAX_ATTACHMENT_MB} MB each, ${MAX_ATTACHMENTS_MB} MB together, and 200 pages at most. Only what pages of files draw is taken over. All pages of one PDF are numbered through. With \`maxMegabytes\`, pictures of files are reduced until the answer is as small; \`x-application-report\` says how far. Nothing is stored but the letter’s PDF, as by its download. An anonymous version is refused: letters and certificates name the person.`,
  params: RESUME_PARAMS,
  body: applicationFieldsSchema.extend({ file_0: z.file().optional() }).catchall(z.file()),
  bodyTypes: ['multipart/form-data'],
  answers: {
    200: {
      description: 'The PDF, or the ZIP.',
      file: ['application/pdf', 'application/zip'],
      headers: {
        ...FILE_HEADERS,
        'x-file-name': 'The file’s name without its extension, UTF-8 in base64.',
        'x-application-report': 'What became of the parts: JSON in base64.',
        'x-application-seal': 'With it the file can be sent back, to be kept as a sent one.',
      },
    },
  },
  refusals: ['invalid', 'forbidden', 'conflict', 'too-large', 'unsupported-media', 'rate-limited', 'unavailable'],
});

export const UPLOAD_BYTES = { file: MAX_ATTACHMENT_MB * MB, together: MAX_ATTACHMENTS_MB * MB };
