import type { SectionContent } from '../../compose/content.ts';
import { titleOutline } from '../../layout/title-icons.ts';
import type { Resume } from '../../model/resume.ts';
import { SECTIONS } from '../../model/sections.ts';
import type { SectionLook } from '../../styles/template-style.ts';
import { entryHtml } from './entry-html.ts';
import { iconHtml } from './icon-html.ts';
import { element, type Markup, textWithBreaks } from './markup.ts';
import { termsHtml } from './term-html.ts';

/** A section with its heading. Clauses usually have none, and then they are no section of the document's outline. */
export function sectionHtml(content: SectionContent, look: SectionLook, resume: Resume): Markup {
  const { slug, title } = content;
  const heading =
    title === ''
      ? null
      : element('h2', {}, look.titleIcon ? iconHtml(titleOutline(slug)) : null, element('span', {}, title));
  const name = title === '' ? 'div' : 'section';
  return element(name, { class: `section ${slug}` }, heading, bodyHtml(content, look, resume));
}

function bodyHtml(content: SectionContent, look: SectionLook, resume: Resume): Markup {
  const { slug, entries } = content;
  const { holds } = SECTIONS[slug];
  if (holds === 'terms') return termsHtml(content, look, resume);
  if (holds === 'notes')
    return element('ul', { class: 'notes' }, ...entries.map(({ note }) => element('li', {}, textWithBreaks(note))));
  const kind = look.bibliography?.sections.includes(slug) === true ? 'references' : 'entries';
  return element('div', { class: kind }, ...entries.map((entry) => entryHtml(entry, content, resume)));
}
