/** A piece of text on a page, as any PDF library reports it. The reader uses no other data of a file. */
export interface TextItem {
  /** From 1. */
  page: number;
  text: string;
  /** Left end and baseline, points from the page's top left corner. */
  x: number;
  y: number;
  width: number;
  /** Font size, points. */
  size: number;
  /** The font's name in the file, for example `ABCDEF+Inter-Bold`; empty if unknown. */
  font: string;
  /** The address that the text links to, where the file tells it. */
  href?: string;
  /** The number of its paragraph, where the file tells it. Lines of other paragraphs do not continue it. A forced line break ends one. */
  paragraph?: number;
}

/** More text items than any resume has. */
export const MAX_TEXT_ITEMS = 20_000;

/** The area of a field on the pages, points from the page's top left corner. */
export interface FoundPlace {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A date as printed, with its value: `2021-03`, `2021`, or `present`. */
export interface FoundDate {
  text: string;
  value: string;
}

/** An entry of a section: a job, a school, a course. Fields that were not found are empty. */
export interface FoundEntry {
  /** A job's position, a school's degree and field, a project's name. */
  title: string;
  /** A company, a school, an issuer. */
  organisation: string;
  /** Only of publications, as printed. */
  authors: string;
  location: string;
  start: FoundDate | null;
  end: FoundDate | null;
  url: string;
  /** Paragraphs and list items, without their bullets. */
  description: string[];
  place: FoundPlace;
}

/** The subjects of sections, independent of the wording and language of their headings. */
export type FoundSectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'software'
  | 'projects'
  | 'publications'
  | 'references'
  | 'volunteering'
  | 'memberships'
  | 'driving-licences'
  | 'courses'
  | 'awards'
  | 'interests'
  | 'clauses'
  | 'other';

export interface FoundTerm {
  name: string;
  detail: string;
  /** What several terms are listed under, as in "Tools: Git, Docker". */
  group?: string;
}

export interface FoundSection {
  kind: FoundSectionKind;
  /** The heading as printed; empty for text without a heading. */
  heading: string;
  /** The entries of experience, education, projects and similar sections. */
  entries: FoundEntry[];
  /** The terms of skills, languages, software and interests, each with its level or note. */
  terms: FoundTerm[];
  /** All other text: paragraphs of a summary, a consent clause. */
  text: string[];
}

/** The result of reading a resume's pages. Fields that were not found are empty. */
export interface FoundResume {
  name: string;
  profession: string;
  email: string;
  phone: string;
  location: string;
  /** Web addresses in the head, as printed. */
  links: string[];
  sections: FoundSection[];
}
