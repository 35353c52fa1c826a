import type { EntryContent, SectionContent } from '../../compose/content.ts';
import type { Resume } from '../../model/resume.ts';
import { datesOf, textWithDates } from './dates-html.ts';
import { levelHtml } from './level-html.ts';
import { element, elementOf, type Markup, textWithBreaks } from './markup.ts';
import { richTextHtml } from './rich-text-html.ts';

/** A job, a school, a project and the like. Its title is a heading if its section has one. */
export function entryHtml(entry: EntryContent, { slug, title }: SectionContent, resume: Resume): Markup {
  const dates = datesOf(resume, slug, entry.id);
  const second = elementOf('p', { class: 'second' }, [
    elementOf('span', { class: 'subtitle' }, [entry.subtitle]),
    entry.subtitle !== '' && entry.place !== '' ? element('span', { class: 'dot' }, ' · ') : null,
    elementOf('span', { class: 'place' }, [entry.place]),
  ]);
  const heading = elementOf(title === '' ? 'p' : 'h3', { class: 'title' }, [entry.title]);
  const when = entry.period === '' ? null : element('p', { class: 'when' }, textWithDates(entry.period, dates));
  return element(
    'article',
    { class: 'entry' },
    elementOf('div', { class: heading && second ? 'head' : 'head short' }, [heading, second, when]),
    entry.link === null ? null : element('p', { class: 'address' }, linkHtml(entry.link)),
    elementOf('p', { class: 'meta' }, [entry.levelText]),
    entry.note === '' ? null : element('p', { class: 'note' }, textWithBreaks(entry.note)),
    levelHtml(entry),
    ...entry.descriptions.map(({ blocks }) => element('div', { class: 'text' }, richTextHtml(blocks))),
  );
}

/** An address that is a link if it can be one. Latin letters and numbers run from left to right in every CV. */
export function linkHtml({ text, href }: { text: string; href: string | null }): Markup {
  return href === null ? element('bdi', {}, text) : element('a', { href, dir: 'ltr' }, text);
}
