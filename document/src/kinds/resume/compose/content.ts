import type { Language } from '../../../engine/text/languages.ts';
import type { Photo } from '../model/resume.ts';
import type { RichText } from '../model/rich-text.ts';
import type { LevelShape } from '../model/section.ts';
import type { PersonalFact, SocialNetwork } from '../model/sections/personal-data.ts';
import type { FieldName, OrderedSection } from '../model/sections.ts';

/** The printed content of a resume. Entries of all sections have the same shape, which every template lays out. */
export interface ResumeContent {
  language: Language;
  name: string;
  /** Initials of the printed name: two, one or none. */
  initials: string[];
  profession: string;
  /** Where the person lives. */
  city: string;
  contacts: ContactItem[];
  /** Personal facts beside contacts: date of birth, citizenship, the user's own, relocation. */
  facts: Fact[];
  photo: Photo | null;
  sections: SectionContent[];
}

export type ContactKind = 'email' | 'phone' | 'place' | 'website' | SocialNetwork;

export interface ContactItem {
  kind: ContactKind;
  text: string;
  href: string | null;
}

/** A fact that has a field, or one of the user's own. */
export type FactKind = PersonalFact | 'own';

export interface Fact {
  kind: FactKind;
  label: string;
  /** Empty for a flag, and for a fact of the user's own without a label: `label` says it all. */
  value: string;
}

export interface SectionContent {
  slug: OrderedSection;
  title: string;
  entries: EntryContent[];
}

/** One entry, without hidden and empty fields. */
export interface EntryContent {
  id: string;
  title: string;
  subtitle: string;
  period: string;
  place: string;
  link: { text: string; href: string | null } | null;
  /** A value of 1 to 5 and the shape that draws it. */
  level: { value: number; shape: LevelShape } | null;
  /** The level in words: a description, a language level. */
  levelText: string;
  note: string;
  descriptions: { field: FieldName; blocks: RichText }[];
}
