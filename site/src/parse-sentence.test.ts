import {
  emptyResume,
  MAX_NAME_CHARACTERS,
  resumeNameSchema,
  resumeSchema,
} from '@kreda/document/kinds/resume/model/resume';
import { richTextSchema } from '@kreda/document/kinds/resume/model/rich-text';
import {
  dateSchema,
  lineSchema,
  MAX_ENTRIES,
  noteSchema,
  yearMonthSchema,
} from '@kreda/document/kinds/resume/model/section';
import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { expect, it } from 'vitest';
import { parseSentence } from './parse-sentence.ts';

interface Issue {
  message: string;
  /** Of each member of a union. */
  errors?: readonly (readonly Issue[])[];
}

interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly Issue[] } | undefined };
}

const UNPRINTABLE = '\u0007';
const paragraphs = (text: string) => [{ type: 'paragraph', children: [{ text }] }];

// document/ must not import site/, so its schemas repeat the sentences of reasons. This test keeps them equal.
it.each<[name: string, schema: Schema, value: unknown, code: string]>([
  ['a long line', lineSchema, 'x'.repeat(301), 'text-too-long'],
  ['a line with a control character', lineSchema, UNPRINTABLE, 'text-unprintable'],
  ['a long note', noteSchema, 'x'.repeat(1_001), 'text-too-long'],
  ['a note with a control character', noteSchema, UNPRINTABLE, 'text-unprintable'],
  ['half a month', yearMonthSchema, '2020-13', 'date-required'],
  ['half a date', dateSchema, '2020-13-01', 'date-required'],
  ['a date of another century', dateSchema, '1899-12-31', 'date-too-early'],
  ['a long name', resumeNameSchema, 'x'.repeat(MAX_NAME_CHARACTERS + 1), 'name-too-long'],
  ['a long title', SECTIONS.courses.configSchema, { title: 'x'.repeat(81) }, 'title-too-long'],
  ['many entries', SECTIONS.courses.dataSchema, { items: new Array(MAX_ENTRIES + 1).fill({}) }, 'too-many-entries'],
  ['long formatted text', richTextSchema, new Array(400).fill(paragraphs('x'.repeat(250))[0]), 'text-too-long'],
  [
    'an unknown template version',
    resumeSchema,
    { ...emptyResume('0b9f6b6e-6f6c-4f4a-9f0e-5b1d2c3a4e5f', 'pl'), patternVersion: 999 },
    'template-version-unknown',
  ],
])('knows the sentence for %s', (_name, schema, value, code) => {
  const { error } = schema.safeParse(value);
  expect(codesOf(error?.issues ?? [])).toContain(code);
});

/** The codes of all issues, those of a union's members too. */
function codesOf(issues: readonly Issue[]): (string | undefined)[] {
  return issues.flatMap((issue) => [parseSentence(issue.message)?.code, ...(issue.errors ?? []).flatMap(codesOf)]);
}
