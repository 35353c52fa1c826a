import { expect, test } from 'vitest';
import { b, entriesOf, i, layOut, t } from '../testing/foreign-page.ts';

const head = [[b(50, 'Ines Duarte', 20)], [t(50, 'ines@duarte.example')], 20, [b(50, 'EXPERIENCE', 14)]];
const WIDE =
  '• Kept the cranes, the slips and the stores of two yards running by day and by night, with a crew of twelve';

test('a name that is broken at a short word, with dates next to it, is one name', () => {
  const items = layOut([
    ...head,
    [b(50, 'Yard Manager')],
    [t(50, 'Authority for Harbours, Slips and Inland Waterways, Directorate for'), t(490, '2019 – 2023')],
    [t(50, 'Repairs')],
    [t(60, WIDE)],
    10,
    [b(50, 'Welder')],
    [t(50, 'Ria Shipyard'), t(490, '2015 – 2019')],
    [t(60, WIDE)],
  ]);
  expect(entriesOf(items, 'experience')).toEqual([
    'Yard Manager | Authority for Harbours, Slips and Inland Waterways, Directorate for Repairs |  | 2019 | 2023',
    'Welder | Ria Shipyard |  | 2015 | 2019',
  ]);
});

test('a description that begins in lower case under a short name is not part of the name', () => {
  const items = layOut([
    ...head,
    [b(50, 'Yard Manager')],
    [t(50, 'Ria Shipyard'), t(490, '2019 – 2023')],
    [t(50, 'responsible for slips')],
    10,
    [b(50, 'Welder')],
    [t(50, 'Douro Boats'), t(490, '2015 – 2019')],
    [t(50, 'hulls and masts')],
    [t(60, WIDE)],
  ]);
  expect(entriesOf(items, 'experience')).toEqual([
    'Yard Manager | Ria Shipyard |  | 2019 | 2023',
    'Welder | Douro Boats |  | 2015 | 2019',
  ]);
});

test('a place behind a bold company is no name, so the position below it is one', () => {
  const job = (company: string, place: string, position: string, period: string) => [
    [b(50, company), t(54 + company.length * 5, `– ${place}`), t(430, period)],
    [i(50, position)],
    [t(60, WIDE)],
  ];
  const items = layOut([
    ...head,
    ...job('Ria Shipyard', 'London, UK', 'Engineer', '2019 – 2023'),
    10,
    ...job('Douro Boats', 'Austin, TX', 'Yard Manager', '2015 – 2019'),
  ]);
  expect(entriesOf(items, 'experience')).toEqual([
    'Engineer | Ria Shipyard | London, UK | 2019 | 2023',
    'Yard Manager | Douro Boats | Austin, TX | 2015 | 2019',
  ]);
});
