import { z } from 'zod';
import { FILE_HEADERS, json, type OperationAnswer, operation } from '../../platform/rest/operation.ts';
import { ID_PARAMS, RESUME_PARAMS } from '../../platform/rest/params.ts';
import { checksumSchema } from '../resume/schema.ts';

const tag = 'Download';

const pdf: OperationAnswer = {
  description: 'The PDF.',
  file: ['application/pdf'],
  headers: {
    ...FILE_HEADERS,
    'x-file-name': 'The file’s name without its extension, UTF-8 in base64.',
    'x-download-id': 'The id of the download, by which it can be had again.',
  },
};

export const GRANTED = operation({
  tag,
  summary: 'Whether the caller may download the CV now',
  params: RESUME_PARAMS,
  answers: { 200: json('True with paid access.', z.boolean()) },
});

export const DOWNLOAD_SAVED = operation({
  tag,
  summary: 'The PDF of the CV as it is saved',
  description:
    'The server typesets it. With the checksum of the first page’s SVG, the call is refused if the server’s page differs, so that the PDF is the one that the caller has seen. With `attachData`, the PDF carries the printed part of the CV as resume.json (JSON Resume), from which it can be imported again.',
  params: RESUME_PARAMS,
  body: z.object({ checksum: checksumSchema.optional(), attachData: z.boolean().default(false) }),
  isBodyOptional: true,
  answers: { 200: pdf },
  refusals: ['invalid', 'forbidden', 'conflict', 'rate-limited'],
});

/** The form's fields beside the pages. */
export const pageFieldsSchema = z.object({
  checksum: checksumSchema.optional(),
  revision: z.coerce.number().int().positive().optional(),
  // False for tabs of earlier releases, whose users were not asked (decision 74).
  attachData: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

export const DOWNLOAD_PAGES = operation({
  tag,
  summary: 'The PDF of the pages that the browser typeset',
  description:
    'The pages are SVG, in the fields page_0, page_1 and so on; the checksum of the first is sent with them or has been stored before. 30 pages, 8 MiB each and 60 MiB together at most. With `attachData`, the PDF carries the printed part of the saved CV as resume.json; `revision` is that of the CV which the pages show, and the call is refused if the CV was changed since.',
  params: RESUME_PARAMS,
  body: pageFieldsSchema.extend({ page_0: z.file() }).catchall(z.file()),
  bodyTypes: ['multipart/form-data'],
  answers: { 200: pdf },
  refusals: ['forbidden', 'conflict', 'rate-limited'],
});

export const DOWNLOAD_AGAIN = operation({
  tag,
  summary: 'A PDF downloaded before, byte for byte',
  params: ID_PARAMS,
  answers: { 200: pdf },
});
