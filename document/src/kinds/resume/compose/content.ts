import type { Language } from '../../../engine/text/languages.ts';
import type { Photo } from '../model/resume.ts';
import type { RichText } from '../model/rich-text.ts';
import type { LevelShape } from '../model/section.ts';
import type { SocialNetwork } from '../model/sections/personal-data.ts';
import type { FieldName, OrderedSection } from '../model/sections.ts';

/** What a resume says, freed of which section says it: the one shape that every template lays out. */
export interface ResumeContent {
  language: Language;
  name: string;
  profession: string;
  contacts: ContactItem[];
  /** Personal facts beside contacts: born, citizenship, relocation. */
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

export interface Fact {
  label: string;
  /** Empty where the label says it all. */
  value: string;
}

export interface SectionContent {
  slug: OrderedSection;
  title: string;
  entries: EntryContent[];
}

/** One entry, with what is hidden or empty already gone. */
export interface EntryContent {
  id: string;
  title: string;
  subtitle: string;
  period: string;
  place: string;
  link: { text: string; href: string | null } | null;
  /** 1 to 5 and how to draw it. */
  level: { value: number; shape: LevelShape } | null;
  /** Words about the level: a description, a language level. */
  levelText: string;
  note: string;
  descriptions: { field: FieldName; blocks: RichText }[];
}
