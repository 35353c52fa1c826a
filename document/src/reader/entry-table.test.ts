import { describe, expect, test } from 'vitest';
import { b, entriesOf, layOut, sectionOf, t } from '../testing/foreign-page.ts';
import { traceResume } from './read-resume.ts';

const HEAD = [[b(60, 'Jana Weiß', 22)], [t(60, 'j.weiss@example.de')], 20];
const JOBS = [
  [t(60, '05/2018 – heute'), t(200, 'Moosfeld Werke'), t(380, 'Elbrinx')],
  [t(60, '09/2012 – 04/2018'), t(200, 'Farn und Sohn'), t(380, 'Auslese')],
];

describe('the first row names the columns', () => {
  test.each([
    ['Zeitraum', 'Arbeitgeber', 'Tätigkeit'],
    ['Dates', 'Employer', 'Position'],
    ['Okres', 'Pracodawca', 'Stanowisko'],
    ['Období', 'Zaměstnavatel', 'Pozice'],
    ['Obdobie', 'Zamestnávateľ', 'Pozícia'],
    ['Період', 'Організація', 'Посада'],
    ['Periode', 'Virksomhed', 'Stilling'],
    ['Período', 'Empresa', 'Puesto'],
    ['Periodo', 'Azienda', 'Ruolo'],
    ['Laikotarpis', 'Įmonė', 'Pareigos'],
    ['Period', 'Arbetsgivare', 'Befattning'],
  ])('%s, %s, %s', (dates, organisation, title) => {
    const names = [b(60, dates), b(200, organisation), b(380, title)];
    const items = layOut([...HEAD, [b(60, 'Work experience', 14)], names, ...JOBS]);
    expect(entriesOf(items, 'experience')).toEqual([
      'Elbrinx | Moosfeld Werke |  | 2018-05 | present',
      'Auslese | Farn und Sohn |  | 2012-09 | 2018-04',
    ]);
    expect(traceResume(items).sections[0]!.labels.map(({ text }) => text)).toEqual([dates, organisation, title]);
  });

  test('in any order, with a place and tasks', () => {
    const rows = [
      [t(60, 'Stanowisko'), t(170, 'Firma'), t(290, 'Miasto'), t(370, 'Okres'), t(470, 'Zakres obowiązków')],
      [t(60, 'Piekarz'), t(170, 'Złoty Kłos'), t(290, 'Iłża'), t(370, '05.2018 – 07.2020'), t(470, 'Wypiek chleba')],
      [t(470, 'Nadzór nad zmianą')],
      [
        t(60, 'Sprzedawca'),
        t(170, 'Mewa'),
        t(290, 'Radom'),
        t(370, '09.2012 – 04.2018'),
        t(470, 'Kasa i zamówienia towaru'),
      ],
    ];
    const items = layOut([...HEAD, [b(60, 'Doświadczenie zawodowe', 14)], ...rows]);
    expect(entriesOf(items, 'experience')).toEqual([
      'Piekarz | Złoty Kłos | Iłża | 2018-05 | 2020-07',
      'Sprzedawca | Mewa | Radom | 2012-09 | 2018-04',
    ]);
    expect(sectionOf(items, 'experience')[0]!.entries[0]!.description).toEqual(['Wypiek chleba', 'Nadzór nad zmianą']);
  });

  test('of schools', () => {
    const rows = [
      [b(60, 'Zeitraum'), b(200, 'Schule'), b(380, 'Abschluss')],
      [t(60, '2009 – 2012'), t(200, 'Berufsschule Erfurt'), t(380, 'Elektroniker')],
    ];
    expect(entriesOf(layOut([...HEAD, [b(60, 'Ausbildung', 14)], ...rows]), 'education')).toEqual([
      'Elektroniker | Berufsschule Erfurt |  | 2009 | 2012',
    ]);
  });

  test('also if one column has both names, which are read from their words then', () => {
    const rows = [
      [b(60, 'Zeitraum'), b(200, 'Tätigkeit und Arbeitgeber')],
      [t(60, '05/2018 – 07/2020'), t(200, 'Einkäuferin, Fern GmbH')],
      [t(60, '09/2012 – 04/2018'), t(200, 'Verkäuferin, Moos GmbH')],
    ];
    expect(entriesOf(layOut([...HEAD, [b(60, 'Berufserfahrung', 14)], ...rows]), 'experience')).toEqual([
      'Einkäuferin | Fern GmbH |  | 2018-05 | 2020-07',
      'Verkäuferin | Moos GmbH |  | 2012-09 | 2018-04',
    ]);
  });
});
