/** A piece of text on a page, as any PDF library reports it. The reader knows nothing else of a file. */
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
  /** The font's name in the file, for example `ABCDEF+Inter-Bold`; empty where it is not known. */
  font: string;
}

/** More pieces of text than a resume has. */
export const MAX_TEXT_ITEMS = 20_000;

/** Where on the pages a field was found, points from the page's top left corner. */
export interface FoundPlace {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A date as it was printed, and what it means: `2021-03`, `2021`, or `present`. */
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
  location: string;
  start: FoundDate | null;
  end: FoundDate | null;
  url: string;
  /** Paragraphs and list items, without their bullets. */
  description: string[];
  place: FoundPlace;
}

/** What sections are about, whatever their headings say in whichever language. */
export type FoundSectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'software'
  | 'projects'
  | 'references'
  | 'volunteering'
  | 'courses'
  | 'awards'
  | 'interests'
  | 'clauses'
  | 'other';

export interface FoundSection {
  kind: FoundSectionKind;
  /** As it was printed; empty for text that stands under no heading. */
  heading: string;
  /** Of sections that consist of entries: experience, education, projects and their like. */
  entries: FoundEntry[];
  /** Of skills, languages, software, interests: one a word or line, with what is said about it. */
  terms: { name: string; detail: string }[];
  /** Everything else: paragraphs of a summary, a clause. */
  text: string[];
}

/** What a program finds in a resume's pages. Fields that were not found are empty. */
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
