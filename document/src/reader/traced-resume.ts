import type { FoundEntry, FoundResume, FoundSection } from './found-resume.ts';
import type { Paragraph } from './paragraphs.ts';
import type { Fragment, Line } from './piece.ts';

/** What was read from the pages, with the lines that each part was read from. Every fragment of the pages is in one of them. */
export interface TracedResume {
  found: FoundResume;
  /** The lines of name, profession and contacts. */
  headLines: Line[];
  /** Running text among them, without a heading. */
  headText: string[];
  /** The sections with headings, in the order of `found`. */
  sections: TracedSection[];
  /** Running heads, page numbers, signatures and repeated headings. */
  leftOut: Fragment[];
}

export interface TracedSection {
  section: FoundSection;
  headingCell: Fragment | null;
  /** All lines of the section, those of its entries too. */
  lines: Line[];
  /** Words that name fields of the entries, as "Employer" beside or above a company. They are in no line of an entry. */
  labels: Fragment[];
  /** The entries of `section`, in order. */
  entries: TracedEntry[];
  /** The paragraphs of `section.text`, in order. */
  text: Paragraph[];
}

export interface TracedEntry {
  found: FoundEntry;
  lines: Line[];
  /** The last ones of `found.description`: those that are not names. */
  paragraphs: Paragraph[];
  /** How sure its names are, from 0 to 1, where their form tells it; null where only their words do. */
  certainty: number | null;
}
