import { expect, test } from 'vitest';
import { b, entriesOf, layOut, t } from '../testing/foreign-page.ts';

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
