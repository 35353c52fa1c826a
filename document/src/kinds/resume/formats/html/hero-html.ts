import type { ContactItem, Fact, ResumeContent } from '../../compose/content.ts';
import { contactLabel } from '../../layout/contacts.ts';
import { contactOutline } from '../../layout/icons.ts';
import { titleOutline } from '../../layout/title-icons.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import type { Resume } from '../../model/resume.ts';
import type { TemplateStyle } from '../../styles/template-style.ts';
import { linkHtml } from './entry-html.ts';
import { iconHtml } from './icon-html.ts';
import { element, elementOf, joinMarkup, type Markup } from './markup.ts';

/** The parts of a page's head. `contacts` stands inside the header, or at the head of the side column. */
export interface HeroParts {
  photo: Markup | null;
  words: Markup;
  contacts: Markup | null;
}

/** @param photo the JPEG as a data URI. */
export function heroParts(
  content: ResumeContent,
  { hero }: TemplateStyle,
  { resume, photo }: { resume: Resume; photo: string | null },
): HeroParts {
  const { name, profession, photo: size } = content;
  const labels = DOCUMENT_LABELS[content.language];
  return {
    photo:
      size && photo
        ? element('img', {
            class: 'photo',
            src: photo,
            width: String(size.widthPx),
            height: String(size.heightPx),
            alt: name === '' ? labels.photo : labels.photoOf.replace('{name}', () => name),
          })
        : null,
    // A page without a name still has a heading: the word for a resume that all its languages know.
    words: joinMarkup([
      name === '' ? element('h1', { class: 'unseen' }, 'CV') : element('h1', {}, name),
      elementOf('p', { class: 'profession' }, [profession]),
    ]),
    contacts: contactsHtml(content, { resume, form: hero.contactForm, isTitled: isBeside(hero.kind), hero }),
  };
}

/** Whether the contacts stand at the head of the side column. */
export function isBeside(kind: TemplateStyle['hero']['kind']): boolean {
  return kind === 'split' || kind === 'masthead';
}

interface ContactsSetting {
  resume: Resume;
  form: TemplateStyle['hero']['contactForm'];
  isTitled: boolean;
  hero: TemplateStyle['hero'];
}

function contactsHtml(content: ResumeContent, { resume, form, isTitled, hero }: ContactsSetting): Markup | null {
  const { contacts, facts, language } = content;
  if (contacts.length + facts.length === 0) return null;
  const hasIcon = 'contactTitle' in hero && hero.contactTitle.titleIcon !== undefined;
  return element(
    isTitled ? 'section' : 'div',
    { class: `section contact ${form}` },
    isTitled
      ? element(
          'h2',
          {},
          hasIcon ? iconHtml(titleOutline('contact')) : null,
          element('span', {}, DOCUMENT_LABELS[language].contact),
        )
      : null,
    contacts.length === 0
      ? null
      : element('address', {}, element('ul', {}, ...contacts.map((contact) => contactHtml(contact, form, content)))),
    ...factsHtml(facts, form, resume),
  );
}

function contactHtml(contact: ContactItem, form: ContactsSetting['form'], { language }: ResumeContent): Markup {
  const label = `${contactLabel(contact.kind, DOCUMENT_LABELS[language])}: `;
  return element(
    'li',
    {},
    form === 'icons' ? iconHtml(contactOutline(contact.kind)) : null,
    element('span', { class: form === 'labels' ? 'label' : 'unseen' }, label),
    linkHtml(contact),
  );
}

/** Facts with a label are terms and their descriptions; the others are items. Both keep the order of the page. */
function factsHtml(facts: readonly Fact[], form: ContactsSetting['form'], resume: Resume): Markup[] {
  return runsOf(facts).map((run) =>
    run[0]!.value === ''
      ? element('ul', {}, ...run.map((fact) => element('li', {}, factIcon(fact, form), fact.label)))
      : element('dl', {}, ...run.map((fact) => labelledFact(fact, form, resume))),
  );
}

/** Neighbours that both have a value, or both have none, together. */
function runsOf(facts: readonly Fact[]): Fact[][] {
  const runs: Fact[][] = [];
  for (const fact of facts) {
    const last = runs.at(-1);
    if (last && (last[0]!.value === '') === (fact.value === '')) last.push(fact);
    else runs.push([fact]);
  }
  return runs;
}

function labelledFact(fact: Fact, form: ContactsSetting['form'], resume: Resume): Markup {
  const { birthDate } = resume.sections['personal-data'].data;
  const value = fact.kind === 'birthDate' ? element('time', { datetime: birthDate }, fact.value) : fact.value;
  return element('div', {}, element('dt', {}, factIcon(fact, form), `${fact.label}: `), element('dd', {}, value));
}

function factIcon({ kind }: Fact, form: ContactsSetting['form']): Markup | null {
  return form === 'icons' ? iconHtml(contactOutline(kind)) : null;
}
