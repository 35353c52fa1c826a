import type { FoundTerm } from '../../../../reader/found-resume.ts';
import { exactHeadingKind } from '../../../../reader/heading-words.ts';
import { isSpokenLanguage } from '../../../../reader/language-names.ts';
import { MAX_NOTE_CHARACTERS } from '../../model/section.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import type { AddedEntry } from './add-entry.ts';
import { addTerm, type TermSource } from './add-terms.ts';
import { union } from './claimed-text.ts';
import type { Fact } from './fact.ts';

/** Terms in a row that have one label, or none. */
export function groupsOf(terms: readonly FoundTerm[]): { label: string; terms: FoundTerm[] }[] {
  const groups: { label: string; terms: FoundTerm[] }[] = [];
  for (const term of terms) {
    const last = groups.at(-1);
    if (last && last.label === (term.group ?? '')) last.terms.push(term);
    else groups.push({ label: term.group ?? '', terms: [term] });
  }
  return groups;
}

/**
 * Adds "Tools: Git, Docker" as one skill with a description, which is how a resume holds groups. Languages that people speak are languages,
 * also under a heading of skills.
 */
export function addSkillGroup(
  draft: ResumeDraft,
  section: 'skills' | 'software',
  { label, terms, source }: { label: string; terms: readonly FoundTerm[]; source: TermSource },
): AddedEntry[] {
  const spoken = exactHeadingKind(label) === 'languages' ? terms.map(asSpoken) : [];
  if (spoken.length > 0 && spoken.every((term) => term !== null)) {
    source.claims.claim(label);
    return spoken.flatMap((term) => addTerm(draft, 'languages', term, source) ?? []);
  }
  const { claims, certainty, path } = source;
  const words = terms.map(({ name, detail }) => (detail === '' ? name : `${name} (${detail})`)).join(', ');
  const named: Fact = { text: label, place: claims.claim(label), confidence: 0.9 * certainty };
  const places = terms
    .flatMap(({ name, detail }) => [claims.claim(name), claims.claim(detail)])
    .filter((one) => one !== null);
  const listed: Fact = {
    text: words,
    place: places.length === 0 ? null : places.reduce(union),
    confidence: 0.9 * certainty,
  };
  const intake = draft.intake(path);
  const entry = { name: intake.line('', label), description: intake.piece('', words, MAX_NOTE_CHARACTERS) };
  intake.close();
  const entryId = draft.add(section, entry, { path, text: `${label}: ${words}` });
  return entryId === null
    ? []
    : [
        {
          section,
          entryId,
          facts: [
            ['name', named],
            ['description', listed],
          ],
        },
      ];
}

const LEVEL_FIRST = /^(native|fluent|proficient|conversational|basic|intermediate|advanced)\s+(?:in\s+)?(.+)$/iu;

/** The term as a language that people speak, with its level: "Fluent in Spanish"; null for others. */
function asSpoken({ name, detail }: FoundTerm): FoundTerm | null {
  if (isSpokenLanguage(name)) return { name, detail };
  const [, before = '', language = ''] = LEVEL_FIRST.exec(name) ?? [];
  if (isSpokenLanguage(language))
    return { name: language, detail: [before, detail].filter((part) => part !== '').join(', ') };
  const [first = '', ...after] = name.split(/\s+(?:[–—-]\s+)?/u);
  if (!isSpokenLanguage(first)) return null;
  return { name: first, detail: [after.join(' '), detail].filter((part) => part !== '').join(', ') };
}
