import type { EntryContent, SectionContent } from '../../compose/content.ts';
import { inlineLevelWords } from '../../layout/compact-entries.ts';
import type { Resume } from '../../model/resume.ts';
import type { SectionLook } from '../../styles/template-style.ts';
import { datesOf, textWithDates } from './dates-html.ts';
import { levelHtml } from './level-html.ts';
import { element, elementOf, joinMarkup, type Markup, textWithBreaks } from './markup.ts';

/** Skills, languages or programs: names with their levels and a few words, as the template sets them. */
export function termsHtml({ slug, entries }: SectionContent, { compact }: SectionLook, resume: Resume): Markup {
  const items = entries.map((entry) => {
    const dated = (words: string) => (words === '' ? null : textWithDates(words, datesOf(resume, slug, entry.id)));
    if (compact.kind === 'inline') return inlineTerm(entry, dated(inlineLevelWords(entry, compact.levels)));
    return listedTerm(entry, dated(entry.levelText), hasShape(compact, entry));
  });
  return element('ul', { class: `terms ${compact.kind}` }, ...items);
}

/** Labels have levels in words alone. */
function hasShape(compact: SectionLook['compact'], { level }: EntryContent): boolean {
  if (compact.kind === 'tags') return compact.form === 'pills' && level?.shape !== 'bars';
  return true;
}

/** `Polish (native) – mother tongue` in running text. */
function inlineTerm({ title, note }: EntryContent, words: Markup | null): Markup {
  const name = elementOf('strong', {}, [title]);
  const grade = words && (title === '' ? words : joinMarkup([' (', words, ')']));
  return element('li', {}, name, grade, note === '' ? null : joinMarkup([' – ', textWithBreaks(note)]));
}

/** `Polish – native` with a drawn level and a note below. */
function listedTerm(entry: EntryContent, words: Markup | null, isDrawn: boolean): Markup {
  const { title, note } = entry;
  const name = elementOf('span', { class: 'name' }, [
    elementOf('strong', {}, [title]),
    words && joinMarkup([title === '' ? null : ' – ', words]),
  ]);
  const below = note === '' ? null : element('span', { class: 'note' }, textWithBreaks(note));
  const parts = [name, isDrawn ? levelHtml(entry) : null, below].filter((part) => part !== null);
  return element('li', {}, joinMarkup(parts, ' '));
}
