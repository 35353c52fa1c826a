import { describe, expect, test } from 'vitest';
import { loadHyphenator } from '../../../engine/text/hyphenator.ts';
import type { Language } from '../../../engine/text/languages.ts';
import { readResume } from '../../../reader/read-resume.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { pageTextItems } from '../../../testing/page-text-items.ts';
import { fromJsonResume } from '../formats/json-resume/from-json-resume.ts';
import type { PageSetup } from '../model/page-setup.ts';
import { TEMPLATE_SLUGS } from '../model/templates-by-slug.ts';
import { applyOperation } from '../operations/operation.ts';
import { createTypesetter } from '../typeset.ts';
import { compareFound } from './compare-found.ts';

const typesetter = createTypesetter(installedFonts());
const german = await loadHyphenator('de');

/** Facts that are short, incomplete or ambiguous. */
const FLORIST = {
  basics: {
    name: 'Annika Brandt-Lindqvist',
    label: 'Florist',
    email: 'annika@blumen.example.org',
    phone: '+46 70 123 45 67',
    location: { city: 'Uppsala', countryCode: 'SE' },
    summary: 'Event ﬂorist ➤ wild meadow flowers.',
  },
  work: [
    {
      name: 'Petals & Thorns AB',
      position: 'Head Florist',
      startDate: '2020-02',
      location: 'Uppsala, Uppland',
      highlights: ['Weddings and funerals'],
    },
    {
      name: 'Holm Gartentechnik GmbH & Co. KG',
      position: 'Geselle',
      startDate: '2017-03',
      endDate: '2020-01',
      location: 'Bad Kissingen, Lower Franconia',
      highlights: ['Roses only'],
    },
    {
      name: 'Svea Flowers',
      position: 'Apprentice',
      startDate: '2015-08',
      endDate: '2017-02',
      summary: 'Learned the trade',
    },
  ],
  education: [
    {
      institution: 'Horticultural College of Alnarp',
      area: 'Floristry',
      studyType: 'Diploma',
      endDate: '2015-06',
    },
    { institution: 'Katedralskolan', endDate: '2012' },
  ],
  projects: [
    { name: 'Meadow Atlas', description: 'Seed maps', startDate: '2021-05', endDate: '2021-05' },
    { name: 'Rose Radio', description: 'Weekly podcast', url: 'https://roseradio.example.org' },
  ],
  publications: [{ name: 'Wild Bouquets', publisher: 'Natur Press', releaseDate: '2022-04-01' }],
  volunteer: [
    {
      organization: 'City Gardens',
      position: 'Planter',
      startDate: '2015-04',
      endDate: '2015-04',
      summary: 'Spring beds',
    },
  ],
  awards: [{ title: 'Best Window', date: '2021-11-01', awarder: 'Uppsala Council', summary: 'Jury prize' }],
  skills: [{ name: 'Bouquets', level: 'Master', keywords: ['Bridal', 'Hand-tied'] }, { name: 'Accounting' }],
  languages: [
    { language: 'Swedish', fluency: 'Native' },
    { language: 'German', fluency: 'Professional working' },
    { language: 'French', fluency: 'Limited working' },
    { language: 'Finnish', fluency: 'Elementary' },
  ],
};

const KOREAN = {
  basics: {
    name: '김하늘',
    label: '간호사',
    email: 'haneul.kim@example.kr',
    phone: '+82 10 1234 5678',
    location: { city: '부산시' },
    summary: '소아 병동에서 팔 년 동안 일했습니다.',
  },
  work: [
    { name: '한빛병원', position: '간호사', startDate: '2018-03', location: '부산시', highlights: ['야간 근무'] },
    { name: '새길의원', position: '조무사', startDate: '2016-02', endDate: '2018-02', location: '서울시' },
  ],
  education: [{ institution: '동해대학교', area: '간호학', studyType: '학사', endDate: '2016-02' }],
};

/** Very little text: the headings have more letters than everything else. */
const SPARSE = {
  basics: { name: 'Io Ko', email: 'io@ko.example', phone: '+39 055 555 0199' },
  work: [{ name: 'Pasta Arno', position: 'Cook', startDate: '2023-04' }],
  education: [{ institution: 'Enaip', area: 'Cucina', studyType: 'Diploma', startDate: '2021-09', endDate: '2023-03' }],
  languages: [{ language: 'English', fluency: 'Conversational' }],
};

/** Names that do not fit on one line in any column of any template. */
const WRAPPED = {
  basics: {
    name: 'Imogen Fairweather',
    label: 'Policy Analyst',
    email: 'imogen@fair.example',
    location: { city: 'Leeds' },
  },
  work: [
    {
      name: 'Department for Coasts, Harbours and Inland Waterways, Directorate for Rural Moorings',
      position: 'Senior Policy Analyst',
      startDate: '2020-03',
      location: 'London',
      highlights: ['Wrote four white papers', 'Led three people'],
    },
    {
      name: 'The Northern Society for the Encouragement of Crafts, Mills and Market Towns',
      position: 'Policy Analyst',
      startDate: '2016-09',
      endDate: '2020-02',
      location: 'York',
      highlights: ['Ran a survey of fellows'],
    },
  ],
  education: [
    {
      institution: 'Whitby School of Economics and Political Science, Department of Social Policy',
      area: 'Social Policy',
      studyType: 'MSc',
      startDate: '2014-09',
      endDate: '2015-09',
    },
  ],
};

const RULES = 'Kept the rota, the stores and the books of twelve people in two buildings, by hand and without a miss.';

/** Enough jobs for two pages, with the current one next to a short side column. */
const LONG = {
  basics: {
    name: 'Henrietta Abernathy-Wolstenholme',
    label: 'Ward Manager',
    email: 'henrietta.abernathy-wolstenholme@wards.example',
    phone: '0117 496 0123',
    location: { city: 'Bristol' },
    summary: 'Two decades of night shifts.',
  },
  work: Array.from({ length: 13 }, (_, index) => ({
    name: `Infirmary of ${['Thornbury', 'Clevedon', 'Nailsea', 'Yate'][index % 4]}`,
    position: ['Ward Manager', 'Senior Nurse', 'Staff Nurse'][index % 3],
    startDate: `${2023 - index}-02`,
    ...(index === 0 ? {} : { endDate: `${2024 - index}-01` }),
    location: 'Avon',
    highlights: ['Opened a clinic; 310 visits in 3 years.', RULES, 'Nights 1 in 5'],
  })),
  education: [
    {
      institution: 'University of Exeter',
      area: 'Nursing',
      studyType: 'BSc',
      startDate: '2001-09',
      endDate: '2004-06',
    },
  ],
  skills: [{ name: 'Triage' }, { name: 'Rotas' }],
  languages: [{ language: 'English', fluency: 'Native' }],
};

describe.each([
  { name: 'short facts', written: FLORIST, languages: ['en', 'de'] },
  { name: 'names without capitals', written: KOREAN, languages: ['en'] },
  { name: 'little text', written: SPARSE, languages: ['it'] },
  { name: 'long names', written: WRAPPED, languages: ['en', 'pl'] },
  { name: 'two pages', written: LONG, languages: ['en', 'pl'] },
])('every field is read in the pages of a resume of $name', ({ written, languages }) => {
  test.each(TEMPLATE_SLUGS)('%s', (pattern) => {
    for (const language of languages as Language[]) {
      const { resume } = fromJsonResume(written, { uuid: '00000000-0000-4000-8000-000000000000', language });
      const styled = { ...applyOperation(resume, { type: 'pattern', pattern }), isDone: true };
      const { rows, phantoms } = compareFound(
        styled,
        readResume(pageTextItems(typesetter.typeset(styled, { hyphenator: german }).pages)),
      );
      expect(rows.length).toBeGreaterThan(10);
      expect(rows.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
      expect(phantoms).toEqual([]);
    }
  });
});

describe.each<{ name: string; changes: Partial<PageSetup> }>([
  { name: 'levels as stars', changes: { levels: 'stars' } },
  { name: 'levels as words', changes: { levels: 'words' } },
  { name: 'boxed headings in capitals', changes: { headingRule: 'box', headingCase: 'upper' } },
  { name: 'headings with a bar, as typed', changes: { headingRule: 'tick', headingCase: 'typed' } },
  { name: 'plain headings', changes: { headingRule: 'plain' } },
  { name: 'a wide side column', changes: { sideWidth: 1.25 } },
  { name: 'a narrow side column', changes: { sideWidth: 0.85 } },
  { name: 'a large round photo', changes: { photoShape: 'circle', photoSize: 1.3 } },
])('every field is read in the pages with $name', ({ changes }) => {
  test.each(TEMPLATE_SLUGS)('%s', (pattern) => {
    const { resume } = fromJsonResume(FLORIST, { uuid: '00000000-0000-4000-8000-000000000000', language: 'en' });
    const chosen = applyOperation(resume, { type: 'pattern', pattern });
    const photo = { url: '/photo', widthPx: 300, heightPx: 400 };
    const styled = { ...chosen, isDone: true, photo, pageSetup: { ...chosen.pageSetup, ...changes } };
    const { rows, phantoms } = compareFound(styled, readResume(pageTextItems(typesetter.typeset(styled).pages)));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
    expect(phantoms).toEqual([]);
  });
});
