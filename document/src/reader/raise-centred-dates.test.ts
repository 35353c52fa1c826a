import { expect, test } from 'vitest';
import { entriesOf, item, layOut, t } from '../testing/foreign-page.ts';

const head = [[t(50, 'Zenon Bury', 20)], [t(50, 'zenon@bury.example')], 20, [t(50, 'Doświadczenie zawodowe', 14)]];
const at = (y: number, x: number, text: string) => item(1, y, { x, text });

test('dates that a table centres beside two lines belong to the first of them', () => {
  const items = [
    ...layOut(head),
    at(170, 200, 'Piekarz'),
    at(176, 50, '05.2018 – obecnie'),
    at(182, 200, 'Piekarnia Złoty Kłos'),
    at(202, 200, 'Pomocnik piekarza'),
    at(208, 50, '09.2012 – 04.2018'),
    at(214, 200, 'Społem PSS Radom'),
  ];
  expect(entriesOf(items, 'experience')).toEqual([
    'Piekarz | Piekarnia Złoty Kłos |  | 2018-05 | present',
    'Pomocnik piekarza | Społem PSS Radom |  | 2012-09 | 2018-04',
  ]);
});
