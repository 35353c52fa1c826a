import { signatureSchema } from '@kreda/document/kinds/letter/model/letter';
import { z } from 'zod';
import { DONE, FILE_HEADERS, json, type OperationAnswer, operation } from '../../platform/rest/operation.ts';
import { ID_PARAMS, LETTER_PARAMS } from '../../platform/rest/params.ts';
import { pendingLetterChangesSchema, savedLetterOperationSchema } from './schema.ts';

const tag = 'Letters';

const pdf: OperationAnswer = {
  description: 'The PDF.',
  file: ['application/pdf'],
  headers: {
    ...FILE_HEADERS,
    'x-file-name': 'The file’s name without its extension, UTF-8 in base64.',
    'x-download-id': 'The id of the download, by which it can be had again.',
  },
};

const revision = z.int().positive();

export const SAVE_LETTER_BEFORE_QUIT = operation({
  tag,
  summary: 'Saves the unsaved changes of a page of a letter that is closing',
  description:
    'Accepts a beacon, whose JSON has the type text/plain. Each change is an operation of the editor. Invalid changes are left out.',
  params: LETTER_PARAMS,
  body: pendingLetterChangesSchema,
  bodyItem: savedLetterOperationSchema,
  bodyTypes: ['application/json', 'text/plain'],
  answers: DONE,
});

export const UPLOAD_SIGNATURE = operation({
  tag,
  summary: 'Gives the letter a picture of a signature',
  description: 'JPEG, PNG or WebP by its content, 5 MB at most. It is turned upright, made smaller and encoded anew.',
  params: LETTER_PARAMS,
  body: z.object({ file: z.file() }),
  bodyTypes: ['multipart/form-data'],
  answers: {
    200: json('The signature and the letter’s revision.', z.strictObject({ signature: signatureSchema, revision })),
  },
});

export const REMOVE_SIGNATURE = operation({
  tag,
  summary: 'Removes the signature',
  params: LETTER_PARAMS,
  answers: { 200: json('The letter’s revision.', z.strictObject({ revision })) },
});

export const DOWNLOAD_LETTER = operation({
  tag,
  summary: 'The PDF of the letter as it is saved',
  description: 'The server typesets it in the design of its CV.',
  params: LETTER_PARAMS,
  answers: { 200: pdf },
  refusals: ['invalid', 'forbidden', 'rate-limited'],
});

export const DOWNLOAD_LETTER_AGAIN = operation({
  tag,
  summary: 'A PDF of a letter downloaded before, byte for byte',
  params: ID_PARAMS,
  answers: { 200: pdf },
});
