import type { Language } from '../engine/text/languages.ts';
import type { Resume } from '../kinds/resume/model/resume.ts';
import type { RichText } from '../kinds/resume/model/rich-text.ts';
import { type Entry, type ListSectionSlug, SECTIONS, type SectionSlug } from '../kinds/resume/model/sections.ts';
import type { TemplateSlug } from '../kinds/resume/model/templates-by-slug.ts';
import { applyOperation, type Operation } from '../kinds/resume/operations/operation.ts';
import { wholeWordsResume } from './whole-words-resume.ts';

const UUID = '3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11';

export function bullets(...items: string[]): RichText {
  return [{ type: 'list', style: 'bulleted', items: items.map((text) => ({ level: 0, children: [{ text }] })) }];
}

export function paragraph(text: string): RichText {
  return [{ type: 'paragraph', children: [{ text }] }];
}

/** An entry with the given fields; the others are empty. */
export function entry<S extends ListSectionSlug>(slug: S, id: string, fields: Partial<Entry<S>>): Entry<S> {
  return { ...(SECTIONS[slug].emptyEntry(id) as Entry<S>), ...fields };
}

function items<S extends ListSectionSlug>(section: S, ...entries: Partial<Entry<S>>[]): Operation {
  const list = entries.map((fields, index) => entry(section, `${section}-${index + 1}`, fields));
  return { type: 'data', section, data: { items: list } } as unknown as Operation;
}

/** A Polish resume of two pages, with diacritics, quotation marks, links and all sections. */
export function typicalResume(pattern: TemplateSlug, language: Language = 'pl'): Resume {
  const base = wholeWordsResume(UUID, language, pattern);
  const operations: Operation[] = [
    { type: 'name', name: 'CV Józef Żółć-Świątek' },
    {
      type: 'data',
      section: 'personal-data',
      data: {
        ...base.sections['personal-data'].data,
        firstName: 'Józef',
        lastName: 'Żółć-Świątek',
        profession: 'Kierownik projektów budowlanych',
        email: 'jozef.swiatek@example.com',
        phone: '+48 601 234 567',
        city: 'Łódź',
        address: 'ul. Piękna 7/12',
        relocate: true,
        birthDate: '1984-03-09',
        website: 'https://zolc-swiatek.example.com',
        linkedin: 'linkedin.com/in/jozef-zolc-swiatek',
        github: 'github.com/zolc',
      },
    },
    {
      type: 'data',
      section: 'summary',
      data: {
        content: [
          {
            type: 'paragraph',
            children: [
              { text: 'Prowadzę budowy „pod klucz” od ' },
              { text: 'piętnastu lat', bold: true },
              { text: ': od pierwszej łopaty po odbiór. Nadzorowałem ' },
              { text: 'inwestycje o wartości 340 mln zł', italic: true },
              { text: ', w tym dwie na liście zabytków – opis na ' },
              { text: 'stronie projektu', href: 'https://example.com/projekty?rok=2024&typ=zabytek' },
              { text: '.' },
            ],
          },
        ],
      },
    },
    items(
      'experiences',
      {
        position: 'Kierownik projektu',
        company: 'Budowa i Spółka S.A.',
        city: 'Łódź',
        dateFrom: '2018-02',
        present: true,
        url: 'www.budowa.example.com/o-nas',
        companyDescription: paragraph('Generalny wykonawca obiektów użyteczności publicznej, 400 osób.'),
        description: bullets(
          'Odpowiadam za harmonogram, budżet i jakość czterech równoległych budów; żadna nie przekroczyła terminu o więcej niż tydzień.',
          'Wprowadziłem cyfrowy dziennik budowy, dzięki któremu zgłoszenia usterek skróciły się z dziewięciu dni do dwóch.',
          'Negocjuję umowy z podwykonawcami i prowadzę cotygodniowe narady „na gruncie”.',
        ),
        achievements: paragraph('Nagroda „Złoty Kask” 2021 za bezwypadkową budowę szpitala w Zgierzu.'),
      },
      {
        position: 'Inżynier budowy',
        company: 'Żuraw-Bud sp. z o.o.',
        city: 'Gdańsk',
        dateFrom: '2012-06',
        dateTo: '2018-01',
        description: bullets(
          'Nadzorowałem roboty żelbetowe i montaż konstrukcji stalowej hali o powierzchni 18 000 m².',
          'Przygotowywałem kosztorysy powykonawcze oraz dokumentację odbiorową.',
          'Szkoliłem młodszych inżynierów z zasad BHP i czytania dokumentacji.',
        ),
      },
      {
        position: 'Asystent projektanta',
        company: 'Pracownia Źdźbło',
        city: 'Kraków',
        dateFrom: '2009-09',
        dateTo: '2012-05',
        description: bullets(
          'Kreśliłem rysunki wykonawcze i sprawdzałem zgodność projektów z warunkami technicznymi.',
          'Współpracowałem z konserwatorem zabytków przy remoncie kamienic na Kazimierzu.',
        ),
      },
    ),
    items(
      'education',
      {
        schoolName: 'Politechnika Łódzka',
        degree: 'magister inżynier',
        fieldOfStudy: 'Budownictwo',
        dateFrom: '2004-10',
        dateTo: '2009-06',
        city: 'Łódź',
        additionalActivities: paragraph('Koło naukowe konstrukcji mostowych, wymiana Erasmus w Brnie.'),
      },
      {
        schoolName: 'I Liceum Ogólnokształcące',
        fieldOfStudy: 'profil mat-fiz',
        dateFrom: '2000',
        dateTo: '2004',
        city: 'Łódź',
      },
    ),
    items(
      'languages',
      { language: 'polski', level: 'native' },
      { language: 'angielski', level: 'c1', certificates: 'Certyfikat CAE' },
      { language: 'czeski', level: 'b1', levelDescription: 'swobodna rozmowa' },
    ),
    items(
      'skills',
      { name: 'Harmonogramowanie robót', level: 5 },
      { name: 'Negocjacje', level: 4 },
      { name: 'Kosztorysowanie', level: 4 },
      { name: 'Zarządzanie zespołem', level: 5 },
      { name: 'Prawo budowlane', level: 3 },
    ),
    items('software', { name: 'AutoCAD', level: 5 }, { name: 'MS Project', level: 4 }, { name: 'Norma Pro', level: 4 }),
    items('projects', {
      name: 'Rewitalizacja przędzalni „Biała Fabryka”',
      role: 'kierownik budowy',
      dateFrom: '2022-04',
      dateTo: '2024-09',
      url: 'https://example.com/biala-fabryka',
      description: paragraph(
        'Zabytkowa przędzalnia z 1839 roku przebudowana na muzeum i bibliotekę. Wzmocnienie stropów, odtworzenie stolarki, instalacje ukryte w posadzkach; 14 miesięcy pracy przy czynnym muzeum.',
      ),
    }),
    items('certifications', {
      name: 'Uprawnienia budowlane bez ograniczeń',
      issuer: 'Łódzka OIIB',
      dateFrom: '2014-11',
    }),
    items('courses', {
      name: 'Kurs zarządzania ryzykiem',
      organizer: 'PMI Polska',
      dateFrom: '2019-03',
      dateTo: '2019-05',
    }),
    items('references', {
      name: 'Krystyna Gąsior',
      position: 'dyrektor inwestycji',
      company: 'Budowa i Spółka S.A.',
      contact: 'k.gasior@example.com',
    }),
    items('interests', { content: 'Żeglarstwo śródlądowe, fotografia architektury, rower.' }),
    items('clauses', {
      content: paragraph(
        'Wyrażam zgodę na przetwarzanie moich danych osobowych zawartych w dokumentach aplikacyjnych dla potrzeb niezbędnych do realizacji procesu rekrutacji.',
      ),
    }),
    {
      type: 'sections-config',
      config: {
        enabled: ['certifications', 'software', 'projects', 'references', 'courses', 'interests'],
        active: base.sectionsActive,
      },
    },
    { type: 'done' },
  ];
  return operations.reduce(applyOperation, base);
}

/** All texts that were typed into a resume, for tests that search them on the pages. */
export function typedTexts(resume: Resume): string[] {
  const texts: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  for (const slug of Object.keys(resume.sections) as SectionSlug[]) visit(resume.sections[slug].data);
  return texts;
}
