import { describe, expect, test } from 'vitest';
import { b, item, layOut, t } from '../testing/foreign-page.ts';
import { readResume } from './read-resume.ts';

type Rows = Parameters<typeof layOut>[0];

function sectionsOf(...rows: Rows): string[] {
  const items = layOut([
    [b(60, 'Jana Weiß', 22)],
    [t(60, 'j.weiss@example.de')],
    20,
    [b(60, 'Ausbildung', 14)],
    [t(60, '2009 – 2012'), b(200, 'Abitur')],
    20,
    ...rows,
  ]);
  return readResume(items)
    .sections.filter(({ kind, terms }) => kind !== 'education' && terms.length > 0)
    .map(({ kind, terms }) => {
      const said = terms.map(({ name, detail, group }) => [group, name, detail].filter(Boolean).join(': '));
      return `${kind} = ${said.join(', ')}`;
    });
}

describe('labels in a table of skills name the sections of its rows', () => {
  test.each([['plain', t] as const, ['bold', b] as const])('in %s letters', (_look, label) => {
    expect(
      sectionsOf(
        [b(60, 'Kenntnisse', 14)],
        [label(60, 'Sprachen'), t(200, 'Deutsch (Muttersprache), Englisch (B1)')],
        [label(60, 'EDV'), t(200, 'MS Office, EPLAN')],
        [label(60, 'Führerschein:'), t(200, 'Klasse B')],
        [label(60, 'Hobbys'), t(200, 'Schach, Chor')],
        [label(60, 'Sonstiges'), t(200, 'Ersthelfer')],
      ),
    ).toEqual([
      'languages = Deutsch: Muttersprache, Englisch: B1',
      'software = MS Office, EPLAN',
      'driving-licences = Klasse B',
      'interests = Schach, Chor',
      'skills = Ersthelfer',
    ]);
  });

  test('a value may take two lines', () => {
    expect(
      sectionsOf(
        [b(60, 'Umiejętności', 14)],
        [t(60, 'Języki obce'), t(200, 'angielski – B1')],
        [t(200, 'rosyjski – A2')],
        [t(60, 'Prawo jazdy'), t(200, 'kat. B')],
      ),
    ).toEqual(['languages = angielski: B1, rosyjski: A2', 'driving-licences = kat. B']);
  });
});

test('a table of skills with levels stays one section', () => {
  expect(
    sectionsOf([b(60, 'Kenntnisse', 14)], [t(60, 'Excel'), t(200, 'sehr gut')], [t(60, 'Buchhaltung'), t(200, 'gut')]),
  ).toEqual(['skills = Excel: sehr gut, Buchhaltung: gut']);
});

test('a label that a table centres beside two lines names the section of both', () => {
  const at = (y: number, x: number, text: string) => item(1, y, { x, text });
  const items = [
    ...layOut([[b(60, 'Jana Weiß', 22)], [t(60, 'j.weiss@example.de')], 20, [b(60, 'Kenntnisse', 14)]]),
    at(160, 60, 'EDV'),
    at(160, 150, 'MS Office, EPLAN'),
    at(176, 60, 'Methoden'),
    at(176, 150, 'Projektleitung'),
    at(192, 150, 'Tschechisch (Muttersprache), Deutsch (verhandlungssicher), Italienisch'),
    at(198, 60, 'Sprachen'),
    at(204, 150, '(Grundkenntnisse)'),
    at(220, 60, 'Führerschein'),
    at(220, 150, 'Klasse B'),
  ];
  const found = readResume(items).sections.map(({ kind, terms }) => [
    kind,
    ...terms.map(({ name, detail, group }) => [group, name, detail].filter(Boolean).join(': ')),
  ]);
  expect(found.filter(([, ...terms]) => terms.length > 0)).toEqual([
    ['software', 'MS Office', 'EPLAN'],
    ['skills', 'Methoden: Projektleitung'],
    ['languages', 'Tschechisch: Muttersprache', 'Deutsch: verhandlungssicher', 'Italienisch: Grundkenntnisse'],
    ['driving-licences', 'Klasse B'],
  ]);
});
