import { colorSchema } from '@kreda/document/kinds/resume/model/appearance';
import {
  savedSectionsConfigSchema,
  savedSectionsOrderSchema,
  sectionsOrderSchema,
} from '@kreda/document/kinds/resume/model/resume';
import { SECTIONS, type SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { templateSlugSchema } from '@kreda/document/kinds/resume/model/template-slug-schema';
import { z } from 'zod';
import { DONE, json, type Operation, operation } from '../../platform/rest/operation.ts';
import { RESUME_PARAMS } from '../../platform/rest/params.ts';
import { restResumeSchema } from './rest-shape.ts';
import {
  checksumSchema,
  createSchema,
  pendingChangeSchema,
  pendingChangesSchema,
  savedOperationSchema,
} from './schema.ts';

const tag = 'CV';
const params = RESUME_PARAMS;

const saved = json(
  'The revision that it is saved as.',
  z.strictObject({ revision: z.int().positive(), updatedAt: z.iso.datetime(), sectionsOrder: sectionsOrderSchema }),
);

export const CREATE = operation({
  tag,
  summary: 'Starts a new CV',
  description: 'A browser without an account gets a cookie that makes it the CV’s owner.',
  body: createSchema,
  isBodyOptional: true,
  answers: { 201: json('The CV.', restResumeSchema) },
  refusals: ['conflict', 'rate-limited'],
});

export const GET = operation({
  tag,
  summary: 'The whole CV',
  params,
  answers: { 200: json('The CV.', restResumeSchema) },
});

export const FINISH = operation({ tag, summary: 'Marks the CV as done', params, answers: { 200: saved } });

export const SAVE_COLOR = operation({
  tag,
  summary: 'Saves the colours',
  params,
  body: colorSchema,
  answers: { 200: saved },
});

const LATER = 'A section that a later release added may be absent: it stays as it is.';

export const SAVE_ORDER = operation({
  tag,
  summary: 'Saves the order of the sections',
  params,
  description: LATER,
  body: savedSectionsOrderSchema,
  answers: { 200: saved },
});

export const SAVE_SECTIONS_CONFIG = operation({
  tag,
  summary: 'Saves which sections there are and which are shown',
  params,
  description: LATER,
  body: savedSectionsConfigSchema,
  answers: { 200: saved },
});

export const SAVE_PATTERN = operation({
  tag,
  summary: 'Chooses the template',
  description: 'The template brings its order of the sections and its fonts. The body is not read.',
  params: { ...params, slug: templateSlugSchema },
  answers: { 200: json('The order of the sections from now on.', sectionsOrderSchema) },
});

const ABSENT_FIELDS = 'A field that is absent keeps its value, so that a release that adds a field breaks no caller.';

/** Replaces the section's content. Absent fields keep their values. */
export function saveSection(section: SectionSlug) {
  return operation({
    tag,
    summary: `Saves the content of ${section}`,
    description: ABSENT_FIELDS,
    params,
    body: SECTIONS[section].savedDataSchema as z.ZodType,
    answers: { 200: saved },
  } satisfies Operation);
}

/** Replaces the section's settings. Absent settings keep their values. */
export function saveSectionConfig(section: SectionSlug) {
  return operation({
    tag,
    summary: `Saves the settings of ${section}`,
    description: `Its own title and, for each field, whether it is shown. ${ABSENT_FIELDS}`,
    params,
    body: SECTIONS[section].savedConfigSchema as z.ZodType,
    answers: { 200: saved },
  } satisfies Operation);
}

export const UPLOAD_IMAGE = operation({
  tag,
  summary: 'Gives the CV a photo',
  description: 'JPEG, PNG or WebP by its content, 5 MB at most. It is turned upright, made smaller and encoded anew.',
  params,
  body: z.object({ file: z.file() }),
  bodyTypes: ['multipart/form-data'],
  answers: { 200: json('The photo’s address.', z.strictObject({ data: z.string() })) },
});

export const REMOVE_IMAGE = operation({ tag, summary: 'Removes the photo', params, answers: DONE });

export const SAVE_BEFORE_QUIT = operation({
  tag,
  summary: 'Saves the unsaved changes of a page that is closing',
  description:
    'Accepts a beacon, whose JSON has the type text/plain. Each change is an operation of the editor, alone or with the state that it was made from and the unanswered operations before it. Invalid changes, and those that would overwrite another client’s change, are left out.',
  params,
  body: pendingChangesSchema,
  bodyItem: z.union([savedOperationSchema, pendingChangeSchema]),
  bodyTypes: ['application/json', 'text/plain'],
  answers: DONE,
});

export const STORE_CHECKSUM = operation({
  tag,
  summary: 'Stores the checksum of the first page’s SVG',
  description: 'A download of pages needs a first page with this checksum.',
  params,
  body: z.object({ checksum: checksumSchema }),
  bodyTypes: ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'],
  answers: {
    200: json('The checksum’s revision.', z.strictObject({ revision: z.int().positive() })),
  },
});
