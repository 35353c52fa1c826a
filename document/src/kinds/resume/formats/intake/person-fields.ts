import { toPrintedAddress, toWebHref } from '../../compose/href.ts';
import { SOCIAL_NETWORKS } from '../../model/sections/personal-data.ts';
import type { SectionData } from '../../model/sections.ts';
import { networkOfAddress } from './networks.ts';
import { addOwnFact } from './own-fact.ts';
import type { ResumeDraft } from './resume-draft.ts';

type Person = SectionData<'personal-data'>;
/** The fields that hold a line of text. */
type PersonLine = { [F in keyof Person]: Person[F] extends string ? F : never }[keyof Person];

/** A text of the file and where it stands. */
export interface PersonText {
  path: string;
  text: string;
}

/** Personal data while it is read: a field keeps its first text, and each further text gets a place of its own or a note. */
export interface PersonFields {
  /** Sets a field. Returns false if another text is there: the caller decides what becomes of this one. */
  set(field: PersonLine, source: PersonText): boolean;
  /** Sets a field, or notes that the text was left out. */
  take(field: PersonLine, source: PersonText): void;
  /** A web address: into its network's field, the website, or an own fact behind `label`. True for a fact. */
  link(label: string, source: PersonText): boolean;
  /** An own fact; a note if none is free or the text is too long for it. */
  fact(label: string, source: PersonText): void;
  /** Gives the fields to the draft, and returns those with a text. */
  finish(): Readonly<Partial<Record<PersonLine, string>>>;
}

/** Equal for spellings of the same address or text. */
function comparable(text: string): string {
  return toPrintedAddress(text).toLowerCase();
}

export function createPersonFields(draft: ResumeDraft): PersonFields {
  const person: Partial<Record<PersonLine, string>> = {};
  const leaveOut = ({ path, text }: PersonText) => draft.note({ kind: 'left-out', path, text });

  const fields: PersonFields = {
    set(field, { path, text }) {
      const typed = text.trim();
      const known = person[field];
      if (typed === '' || (known !== undefined && comparable(known) === comparable(typed))) return true;
      if (known !== undefined) return false;
      const intake = draft.intake(path);
      const line = toWebHref(typed) === null ? intake.line('', typed) : intake.address('', typed);
      intake.close();
      if (line !== '') person[field] = line;
      return true;
    },
    take(field, source) {
      if (!fields.set(field, source)) leaveOut(source);
    },
    link(label, source) {
      const { text } = source;
      const isKnown = ['website', ...SOCIAL_NETWORKS].some((field) => {
        const known = person[field as PersonLine];
        return known !== undefined && comparable(known) === comparable(text);
      });
      if (isKnown) return false;
      const network = networkOfAddress(text);
      if (network !== undefined && fields.set(network, source)) return false;
      if (network === undefined && fields.set('website', source)) return false;
      fields.fact(label, source);
      return true;
    },
    fact: (label, source) => addOwnFact(person, label, source, draft.note),
    finish() {
      draft.person(person);
      return person;
    },
  };
  return fields;
}
