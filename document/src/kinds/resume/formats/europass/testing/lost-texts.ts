import type { Resume } from '../../../model/resume.ts';
import { isRichTextEmpty, type RichText } from '../../../model/rich-text.ts';
import { fieldsOf, type ListSectionSlug, SECTION_SLUGS, type SectionSlug } from '../../../model/sections.ts';
import type { ImportedResume } from '../../intake/imported-resume.ts';
import { showSections } from '../shown-sections.ts';

/** The printed texts of a resume that are neither in the resume that was read back nor in its notes. */
export function lostTexts(resume: Resume, { resume: read, notes }: ImportedResume): string[] {
  const shown = showSections(resume);
  const kept = squeeze(JSON.stringify([stringsIn(read.sections), notes.map(({ text }) => text)]));
  const entries = (slug: SectionSlug): object[] => {
    if (slug === 'personal-data') return [shown.person];
    if (slug === 'summary') return [{ content: shown.summary }];
    return slug.startsWith('custom') && shown.title(slug as ListSectionSlug) === ''
      ? []
      : shown.entries(slug as ListSectionSlug);
  };
  return SECTION_SLUGS.flatMap((slug) =>
    entries(slug).flatMap((entry) =>
      fieldsOf(slug).flatMap(({ name, kind }) => {
        const value = (entry as Record<string, unknown>)[name];
        if (kind === 'rich-text') return runsOf(value as RichText);
        return typeof value === 'string' && !['year-month', 'date', 'language-level', 'licence-category'].includes(kind)
          ? [value]
          : [];
      }),
    ),
  ).filter((text) => !kept.includes(squeeze(JSON.stringify(text).slice(1, -1))));
}

function runsOf(blocks: RichText): string[] {
  if (isRichTextEmpty(blocks)) return [];
  // By runs: a title that was one has addresses between them.
  return blocks.flatMap((block) => {
    const lines = block.type === 'paragraph' ? [block.children] : block.items.map(({ children }) => children);
    return lines.flat().map(({ text }) => text);
  });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value) && value.length > 0 && value.every((run) => typeof run?.text === 'string')) {
    return [value.map((run) => run.text).join('')];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function squeeze(text: string): string {
  return text.replace(/\s|\\[nrt]/g, '');
}
