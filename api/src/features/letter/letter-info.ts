import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { Letter } from '@kreda/document/kinds/letter/model/letter';
import { letterTitle } from '@kreda/document/kinds/letter/model/letter-title';
import { MAX_NAME_CHARACTERS, type Resume } from '@kreda/document/kinds/resume/model/resume';
import type { DocumentInfo } from '@kreda/proto/renderer';
import { oneLine } from '../../platform/one-line.ts';

/** The name of a letter's file: its own, or else the person's and what it is ("Anna Nowak – list motywacyjny"). */
export function letterFileName({ name, language }: Letter, resume: Resume): string {
  if (name.trim() !== '') return name;
  const title = letterTitle(language);
  const person = personOf(resume);
  return person === '' ? title : `${person} – ${title}`.slice(0, MAX_NAME_CHARACTERS);
}

/** The metadata of a letter's PDF. */
export function letterInfo(letter: Letter, resume: Resume, creator: string): Partial<DocumentInfo> {
  return {
    title: oneLine(letter.subject || letterFileName(letter, resume)),
    author: personOf(resume),
    language: toBcp47(letter.language),
    creator: oneLine(creator),
  };
}

function personOf({ sections }: Resume): string {
  const { firstName, lastName } = sections['personal-data'].data;
  return oneLine(`${firstName} ${lastName}`).trim();
}
