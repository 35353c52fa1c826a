import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { Letter } from '@kreda/document/kinds/letter/model/letter';
import { letterTitle } from '@kreda/document/kinds/letter/model/letter-title';
import { MAX_NAME_CHARACTERS, type Resume } from '@kreda/document/kinds/resume/model/resume';
import type { DocumentInfo } from '@kreda/proto/renderer';
import { oneLine } from '../../platform/one-line.ts';
import { hyphenated } from '../download/hyphenated.ts';

/**
 * The name of a letter's file: its own, or else the person, what it is, and the recipient's organisation
 * (`Anna-Kowalska-list-motywacyjny-Charite`).
 */
export function letterFileName({ name, language, recipient }: Letter, resume: Resume): string {
  if (name.trim() !== '') return name;
  const title = letterTitle(language);
  // German nouns keep their capital.
  const inName = language === 'de' ? title : title.toLowerCase();
  const person = personOf(resume);
  return hyphenated([person, person === '' ? title : inName, recipient.organisation], language, MAX_NAME_CHARACTERS);
}

/** The metadata of a letter's PDF. */
export function letterInfo(letter: Letter, resume: Resume, creator: string): Partial<DocumentInfo> {
  return {
    title: oneLine(letter.subject || titleOf(letter, resume)),
    author: personOf(resume),
    language: toBcp47(letter.language),
    creator: oneLine(creator),
  };
}

/** What a letter without a subject is called: its name, or else the person and what it is ("Anna Nowak – List motywacyjny"). */
function titleOf({ name, language }: Letter, resume: Resume): string {
  if (name.trim() !== '') return name;
  const person = personOf(resume);
  return person === '' ? letterTitle(language) : `${person} – ${letterTitle(language)}`;
}

function personOf({ sections }: Resume): string {
  const { firstName, lastName } = sections['personal-data'].data;
  return oneLine(`${firstName} ${lastName}`).trim();
}
