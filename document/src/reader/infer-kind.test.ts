import { expect, test } from 'vitest';
import { b, i, item, layOut, t } from '../testing/foreign-page.ts';
import { readResume } from './read-resume.ts';

type Rows = Parameters<typeof layOut>[0];

const HEAD: Rows = [
  [b(50, 'Nieves Oteiza', 22)],
  [t(50, 'nieves@oteiza.example')],
  20,
  [b(50, 'Quién soy', 14)],
  [t(50, 'Alfarera con doce años de oficio, desde el torno hasta la venta en ferias.')],
  20,
];

function kindsOf(...rows: Rows): string[] {
  return readResume(layOut([...HEAD, ...rows])).sections.map(({ kind, heading }) => `${heading}: ${kind}`);
}

test('sections with headings in the person’s own words have the kind of what they hold', () => {
  expect(
    kindsOf(
      [b(50, 'Lo que he hecho', 14)],
      [b(50, 'Directora de taller'), t(430, '2018 – 2024')],
      [i(50, 'Barros del Norte S.L.')],
      8,
      [b(50, 'Alfarera'), t(430, '2014 – 2018')],
      [i(50, 'Hornos Oteiza S.A.')],
      20,
      [b(50, 'Dónde aprendí', 14)],
      [b(50, 'Máster en Cerámica'), t(430, '2012 – 2013')],
      [i(50, 'Universidad de La Rioja')],
      20,
      [b(50, 'Con qué trabajo', 14)],
      [t(50, 'Barro: gres, porcelana, loza')],
      [t(50, 'Hornos: leña, gas, raku')],
      20,
      [b(50, 'Hablo', 14)],
      [t(50, 'Español (nativo), Inglés (C1), Francés (A2)')],
    ),
  ).toEqual([
    'Quién soy: summary',
    'Lo que he hecho: experience',
    'Dónde aprendí: education',
    'Con qué trabajo: skills',
    'Hablo: languages',
  ]);
});

test('where each entry is at a school, it may be what somebody taught', () => {
  const taught: Rows = [
    [b(50, 'Mis aulas', 14)],
    [b(50, 'Técnica de taller'), t(430, '2014 – 2018')],
    [i(50, 'Escuela Virgen del Pilar')],
  ];
  expect(kindsOf(...taught)).toContain('Mis aulas: other');
});

test('a date right before a bold title, without a space, stands at its right', () => {
  const dated = (y: number, date: string, title: string) => [
    item(1, y, { x: 50, text: date }),
    item(1, y, { x: 50 + date.length * 5, text: title, font: 'Sans-Bold' }),
  ];
  const items = [
    ...layOut([...HEAD, [b(50, 'Experiencia', 14)]]),
    ...dated(160, 'sep. 2018 – actualidad', 'Directora de taller'),
    item(1, 174, { x: 50, text: 'Barros del Norte S.L.', font: 'Sans-Italic' }),
    item(1, 195, { x: 50, text: 'Dirijo a quince personas.' }),
    ...dated(216, 'feb. 2014 – ago. 2018', 'Alfarera'),
    item(1, 230, { x: 50, text: 'Hornos Oteiza S.A.', font: 'Sans-Italic' }),
    item(1, 251, { x: 50, text: 'Cargaba y vaciaba tres hornos.' }),
  ];
  const jobs = readResume(items).sections.flatMap(({ entries }) => entries);
  expect(jobs.map(({ title, organisation, start, end }) => [title, organisation, start?.value, end?.value])).toEqual([
    ['Directora de taller', 'Barros del Norte S.L.', '2018-09', 'present'],
    ['Alfarera', 'Hornos Oteiza S.A.', '2014-02', '2018-08'],
  ]);
});
