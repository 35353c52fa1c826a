import type { Resume } from '../../model/resume.ts';
import { writeBasics } from './basics.ts';
import { writeOwnCopy } from './own-copy.ts';
import type { Part } from './part.ts';
import { PARTS } from './parts.ts';
import type { JsonResume } from './schema.ts';

const SCHEMA_URL = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * The resume as a JSON Resume 1.0.0. It has all typed texts, also those of hidden sections, entries and fields, because users move to other
 * products with it. What the format has no keys for, such as what is hidden, is only under `meta.kreda`, where `fromJsonResume` reads it.
 * The photo is left out.
 */
export function toJsonResume(resume: Resume): JsonResume {
  const lists = PARTS.map((part) => [part.key, writeEntries(part, resume)] as const);
  return {
    $schema: SCHEMA_URL,
    basics: writeBasics(resume.sections),
    ...Object.fromEntries(lists.filter(([, entries]) => entries.length > 0)),
    meta: { version: 'v1.0.0', kreda: writeOwnCopy(resume) },
  };
}

function writeEntries(part: Part, { sections, language }: Resume): object[] {
  return part.sections
    .flatMap((section) => sections[section].data.items.map((entry) => part.toJson(section, entry, language)))
    .filter((entry) => Object.keys(entry).length > 0);
}
