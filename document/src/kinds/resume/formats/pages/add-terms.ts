import type { FoundTerm } from '../../../../reader/found-resume.ts';
import { LICENCE_CATEGORIES, MAX_NOTE_CHARACTERS } from '../../model/section.ts';
import type { Entry } from '../../model/sections.ts';
import { readFluency } from '../intake/language-level.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import { readSkillLevel } from '../intake/skill-level.ts';
import type { AddedEntry } from './add-entry.ts';
import type { ClaimedText } from './claimed-text.ts';
import type { Fact } from './fact.ts';

export type TermKind = 'skills' | 'languages' | 'software' | 'interests' | 'driving-licences';

export interface TermSource {
  claims: ClaimedText;
  /** From 0 to 1: how sure the heading is. */
  certainty: number;
  path: string;
}

/** Adds a term of a list: a skill, a language, a driving licence. Null if the section is full. */
export function addTerm(
  draft: ResumeDraft,
  kind: TermKind,
  { name, detail }: FoundTerm,
  { claims, certainty, path }: TermSource,
): AddedEntry | null {
  const text = [name, detail].filter((part) => part !== '').join(', ');
  const intake = draft.intake(path);
  const isShort = name.length <= 40 && name.split(' ').length <= 5;
  const named: Fact = { text: name, place: claims.claim(name), confidence: (isShort ? 0.93 : 0.6) * certainty };
  const noted: Fact = { text: detail, place: claims.claim(detail), confidence: 0.85 * certainty };
  const finish = (section: AddedEntry['section'], entryId: string | null, facts: Record<string, Fact>) => {
    intake.close();
    return entryId === null ? null : { section, entryId, facts: Object.entries(facts) };
  };
  switch (kind) {
    case 'languages': {
      const { level, description } = readFluency(detail);
      const entry = {
        language: intake.line('', name),
        level,
        levelDescription: intake.piece('', description, MAX_NOTE_CHARACTERS),
      } satisfies Partial<Entry<'languages'>>;
      const confidence = (level === '' ? 0.7 : 0.97) * certainty;
      return finish(kind, draft.add(kind, entry, { path, text }), {
        language: { ...named, confidence },
        level: { ...noted, confidence },
        levelDescription: noted,
      });
    }
    case 'skills':
    case 'software': {
      const read = readSkillLevel(detail);
      const words = intake.piece('', read.description, MAX_NOTE_CHARACTERS);
      const entry = {
        name: intake.line('', name),
        level: read.level,
        ...(read.level === null ? { description: words } : { levelDescription: words }),
      };
      return finish(kind, draft.add(kind, entry, { path, text }), {
        name: named,
        level: noted,
        ...(read.level === null ? { description: noted } : { levelDescription: noted }),
      });
    }
    case 'interests': {
      const content = intake.piece('', text, MAX_NOTE_CHARACTERS);
      return finish(kind, draft.add(kind, { content }, { path, text }), { content: named });
    }
    case 'driving-licences': {
      const category = LICENCE_CATEGORIES.find((one) => one === name.toUpperCase().replace(/\s/g, '')) ?? '';
      const description = intake.piece('', category === '' ? text : detail, MAX_NOTE_CHARACTERS);
      return finish(kind, draft.add(kind, { category, description }, { path, text }), {
        category: { ...named, confidence: 0.97 },
        description: category === '' ? { ...named, confidence: 0.6 * certainty } : noted,
      });
    }
  }
}

/** The word "category" in our languages. */
export const CATEGORY_WORD = /^(?:kat|kategori|categor|klass|class|skupin|категор)/iu;

const LICENCE_WORD =
  /licen[cs]e|prawo jazdy|uprawnieni|führerschein|fahrerlaubnis|řidič|vodičsk|посвідчення|kørekort|körkort|permiso|carn[eé]|patente|vairuotojo/iu;
/** "BE", "T1" and "CE", which other countries have. */
const FOREIGN_CATEGORY = /^\p{Lu}{1,2}\d?\p{Lu}?$/u;

/**
 * The terms that are licences. Others may be of a section whose heading was not recognised. If none has a category, the first is one, such
 * as "Full, clean".
 */
export function onlyLicences(terms: readonly FoundTerm[]): FoundTerm[] {
  const isCategory = ({ name }: FoundTerm) => (LICENCE_CATEGORIES as readonly string[]).includes(name.toUpperCase());
  const isAlone = !terms.some(isCategory);
  return terms.filter(
    (term, index) =>
      isCategory(term) || FOREIGN_CATEGORY.test(term.name) || LICENCE_WORD.test(term.name) || (isAlone && index === 0),
  );
}

/** "Prawo jazdy", "Führerschein Klasse": the words before a category. */
const LICENCE_NAME =
  /^(?:prawo jazdy|führerschein|fahrerlaubnis|driving licen[cs]e|driver[’']?s licen[cs]e|řidičský průkaz|vodičský preukaz|посвідчення водія|водійські права|kørekort|körkort|permiso de conducir|carn[eé]t? de conducir|patente(?: di guida)?|permis(?: de conduire)?|vairuotojo pažymėjimas)(?![\p{L}])[\s:,–-]*/iu;

/** The driving licences in a skill such as "Prawo jazdy kat. B", and the words around them; none for other skills. */
export function licencesIn({ name, detail }: FoundTerm): { words: string; licences: FoundTerm[] } {
  const words = LICENCE_NAME.exec(name)?.[0] ?? '';
  const licences = words === '' || detail !== '' ? [] : licenceTerms([{ name: name.slice(words.length), detail }]);
  const areKnown = licences.every(
    (one) => one.detail === '' && (LICENCE_CATEGORIES as readonly string[]).includes(one.name.toUpperCase()),
  );
  return { words, licences: areKnown ? licences : [] };
}

/** The categories in "Prawo jazdy kat. A, B" as terms, with what else the term says as their note. */
export function licenceTerms(terms: readonly FoundTerm[]): FoundTerm[] {
  return terms.flatMap(({ name, detail }) => {
    const words = name.split(/[\s,/]+/).filter((word) => word !== '');
    const isKnown = (word: string) => (LICENCE_CATEGORIES as readonly string[]).includes(word.toUpperCase());
    const isPlain = words.every((word) => isKnown(word) || CATEGORY_WORD.test(word));
    // In "Łagodny a zdecydowany", the Polish "a" is no category.
    const isCategory = (word: string) => isKnown(word) && (isPlain || word === word.toUpperCase());
    const categories = words.filter(isCategory);
    const rest = words.filter((word) => !isCategory(word) && !CATEGORY_WORD.test(word));
    if (categories.length === 0) return [{ name, detail }];
    return categories.map((category, index) => ({
      name: category,
      detail:
        index === 0
          ? [...(rest.length > 0 ? [rest.join(' ')] : []), detail].filter((part) => part !== '').join(', ')
          : '',
    }));
  });
}
