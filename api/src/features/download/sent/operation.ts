import { z } from 'zod';
import { FILE_HEADERS, json, operation } from '../../../platform/rest/operation.ts';
import { ID_PARAMS, RESUME_PARAMS } from '../../../platform/rest/params.ts';
import { sentNoteSchema } from './schema.ts';

/** The largest file of an application that can be kept, in MB: portals and mail boxes take no larger ones. */
export const MAX_APPLICATION_MB = 50;

/** The form's fields beside the file. */
export const sentApplicationFieldsSchema = sentNoteSchema.extend({
  pageCount: z.coerce.number().int().min(1).max(10_000),
  format: z.enum(['pdf', 'zip']).default('pdf'),
  seal: z.string().max(100),
});

export const NOTE_APPLICATION = operation({
  tag: 'Download',
  summary: 'Notes that an application was sent, and keeps its file',
  description: `\`file\` is the file as \`POST /api/resumes/{uuid}/application\` answered it, \`seal\` the answer’s \`x-application-seal\` and \`pageCount\` its number of pages. At most 100 sent files are listed; files of applications can have ${MAX_APPLICATION_MB} MB each and 100 MB together.`,
  params: RESUME_PARAMS,
  body: sentApplicationFieldsSchema.extend({ file: z.file() }),
  bodyTypes: ['multipart/form-data'],
  answers: { 200: json('The note’s id.', z.strictObject({ id: z.uuid() })) },
  refusals: ['invalid', 'conflict', 'too-large', 'rate-limited', 'unsupported-media', 'unavailable'],
});

export const DOWNLOAD_SENT = operation({
  tag: 'Download',
  summary: 'A file that was sent, byte for byte',
  params: ID_PARAMS,
  answers: {
    200: {
      description: 'The file.',
      file: ['application/pdf', 'application/zip'],
      headers: { ...FILE_HEADERS, 'x-file-name': 'The file’s name without its extension, UTF-8 in base64.' },
    },
  },
  refusals: ['rate-limited', 'unavailable'],
});
