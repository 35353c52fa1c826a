import { composeResume } from '@kreda/document/kinds/resume/compose/compose';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';

/** A CV's text in one column, for typesetters without templates. */
export interface PlainCv {
  name: string;
  /** Below the name: profession, contacts. */
  lines: string[];
  sections: { slug: string; title: string; entries: PlainEntry[] }[];
}

export interface PlainEntry {
  title: string;
  lines: string[];
  /** Indented. */
  descriptions: string[];
}

export function toPlainCv(resume: Resume): PlainCv {
  const { name, profession, contacts, sections } = composeResume(resume);
  return {
    name,
    lines: printed([profession, contacts.map(({ text }) => text).join(' · ')]),
    sections: sections.map(({ slug, title, entries }) => ({
      slug,
      title,
      entries: entries.map((entry) => ({
        title: entry.title,
        lines: printed([entry.subtitle, printed([entry.period, entry.place, entry.levelText]).join(' · '), entry.note]),
        descriptions: printed(entry.descriptions.flatMap(({ blocks }) => richTextToPlain(blocks).split('\n'))),
      })),
    })),
  };
}

/** All texts in reading order. */
export function textsOf({ name, lines, sections }: PlainCv): string[] {
  const ofEntry = ({ title, lines, descriptions }: PlainEntry) => [title, ...lines, ...descriptions];
  return [name, ...lines, ...sections.flatMap(({ title, entries }) => [title, ...entries.flatMap(ofEntry)])];
}

function printed(texts: string[]): string[] {
  return texts.filter((text) => text !== '');
}
