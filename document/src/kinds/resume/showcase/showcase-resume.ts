import type { ResumeColor } from '../model/appearance.ts';
import type { Demo } from '../model/demo/load-demo.ts';
import { emptyResume, type Resume } from '../model/resume.ts';
import type { RichText } from '../model/rich-text.ts';
import { type Entry, type ListSectionSlug, SECTIONS, type SectionData } from '../model/sections.ts';
import type { TemplateSlug } from '../model/templates-by-slug.ts';
import { TEMPLATE_NAMES } from '../styles/template-names.ts';
import { type Seniority, SHOWCASES } from './showcase.ts';
import type { ShowcaseTexts } from './showcase-texts.ts';

const UUID = '00000000-0000-4000-8000-000000000000';

/** Years: of the present job, of the earlier one, of the school. */
const YEARS: Readonly<Record<Seniority, readonly [number, number, number]>> = {
  start: [2024, 2023, 2020],
  experienced: [2020, 2016, 2011],
  leader: [2017, 2009, 2004],
};

/** Invented employers, the same in all languages. */
const EMPLOYERS = ['Nordhaven', 'Solana', 'Meridia', 'Altmark', 'Ferrum', 'Lumina', 'Cassia', 'Tramonta'] as const;

/** Templates whose page has room for a third job and interests, in every language. */
const ROOMY: readonly TemplateSlug[] = [
  'modern',
  'classic',
  'bold',
  'mirror',
  'portrait',
  'minimal',
  'compact',
  'academic',
  'europass',
  'plain',
  'duotone',
  'grid',
  'icons',
  'amber',
];

/** Size in pixels of the portraits that photos are drawn from. */
const PHOTO = { widthPx: 600, heightPx: 760 };

/** True for templates whose page is shown with a photo: the trait of the same name promises it. */
export function isShownWithPhoto(pattern: TemplateSlug): boolean {
  return (TEMPLATE_NAMES[pattern].traits as readonly string[]).includes('photo');
}

/**
 * The CV of the invented person who shows a template, as it would be downloaded.
 *
 * @param color the template's own if absent.
 * @param demo supplies phone number, languages, interests and consent clause, in the language of the texts.
 */
export function showcaseResume(
  pattern: TemplateSlug,
  { texts, demo, color }: { texts: ShowcaseTexts; demo: Demo; color?: ResumeColor },
): Resume {
  const { language, content } = demo;
  const index = Object.keys(SHOWCASES).indexOf(pattern);
  const [name, profession, earlier, school, ...skills] = texts.people[pattern];
  const words = name.split(' ');
  const lastName = words.pop()!;
  const firstName = words.join(' ');
  const [now, before, studies] = YEARS[SHOWCASES[pattern][1]];
  const isFull = ROOMY.includes(pattern);
  const city = texts.cities[index % texts.cities.length]!;
  const employer = (step: number) => EMPLOYERS[(index + step) % EMPLOYERS.length]!;
  const tasks = (first: number, count: number) =>
    bullets(Array.from({ length: count }, (_, step) => texts.tasks[(index + first + step) % texts.tasks.length]!));
  const empty = emptyResume(UUID, language, pattern);
  const data: { [S in keyof Resume['sections']]?: SectionData<S> } = {
    'personal-data': {
      ...empty.sections['personal-data'].data,
      firstName,
      lastName,
      profession,
      email: emailOf(firstName, lastName),
      phone: content['personal-data'].phone,
      city,
    },
    summary: { content: [{ type: 'paragraph', children: [{ text: texts.summary }] }] },
    experiences: entries('experiences', [
      {
        position: profession,
        company: employer(0),
        city,
        dateFrom: `${now}-03`,
        present: true,
        description: texts.trades ? bullets(texts.trades[pattern]) : tasks(0, 3),
      },
      {
        position: earlier,
        company: employer(3),
        city: texts.cities[(index + 1) % texts.cities.length]!,
        dateFrom: `${before}-09`,
        dateTo: `${now}-02`,
        description: tasks(3, 3),
      },
      ...(isFull
        ? [{ position: earlier, company: employer(5), city, dateFrom: `${before - 2}-10`, dateTo: `${before}-08` }]
        : []),
    ]),
    education: entries('education', [{ ...schoolOf(school), dateFrom: `${studies}-10`, dateTo: `${before}-06` }]),
    skills: entries(
      'skills',
      skills.map((skill, step) => ({ name: skill, level: 5 - (step % 2) })),
    ),
    languages: content.languages,
    ...(isFull && { interests: content.interests }),
    clauses: content.clauses,
  };
  const sections = Object.fromEntries(
    Object.entries(empty.sections).map(([slug, section]) => [
      slug,
      { ...section, data: data[slug as keyof typeof data] ?? section.data },
    ]),
  ) as unknown as Resume['sections'];
  const photo = isShownWithPhoto(pattern) ? { url: `/templates/${pattern}.jpg`, ...PHOTO } : null;
  return {
    ...empty,
    isDone: true,
    sectionsEnabled: isFull ? ['interests'] : [],
    color: { ...(color ?? empty.color) },
    photo,
    sections,
  };
}

/** "Universität, Informatik" is a school with a field of study. */
function schoolOf(school: string): { schoolName: string; fieldOfStudy: string } {
  const [schoolName = '', fieldOfStudy = ''] = school.split(/,\s*(.+)/u);
  return { schoolName, fieldOfStudy };
}

/** An address of nobody. Names in other scripts give none of their own. */
function emailOf(firstName: string, lastName: string): string {
  const letters = `${firstName}.${lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/[^a-z.]/g, '');
  return letters.length > 3 ? `${letters}@example.com` : 'cv@example.com';
}

function bullets(texts: readonly string[]): RichText {
  return [{ type: 'list', style: 'bulleted', items: texts.map((text) => ({ level: 0, children: [{ text }] })) }];
}

function entries<S extends ListSectionSlug>(slug: S, items: readonly Partial<Entry<S>>[]): SectionData<S> {
  const emptyEntry = SECTIONS[slug].emptyEntry as (id: string) => Entry<S>;
  return { items: items.map((item, index) => ({ ...emptyEntry(`shown-${index + 1}`), ...item })) } as SectionData<S>;
}
