import { describe, expect, test } from 'vitest';
import { b, layOut, sectionOf, t } from '../testing/foreign-page.ts';

type Rows = Parameters<typeof layOut>[0];

function publications(rows: Rows) {
  const head = [[b(50, 'Ada Marsh', 22)], [t(50, 'ada@marsh.example')], 20, [b(50, 'Publications', 14)]];
  const [section] = sectionOf(layOut([...head, ...rows]), 'publications');
  return section!.entries.map(({ authors, title, organisation, start, url, description }) =>
    [authors, title, organisation, start?.value ?? '', url, ...description].filter((part) => part !== ''),
  );
}

const FIRST = [
  'Marsh, A., & Birch, T.',
  'Ferns of the northern reefs and of the islands in the west',
  'Fern Progress',
  '2023',
  '12, 1–9',
];
const SECOND = ['Birch, T., & Marsh, A.', 'Rearing ferns in closed systems', 'Fern Reports', '2018', '9'];

describe('a list of references', () => {
  test.each<[string, Rows]>([
    [
      'hangs out to the left',
      [
        [t(50, 'Marsh, A., & Birch, T. (2023). Ferns of the northern reefs and')],
        [t(68, 'of the islands in the west. Fern Progress, 12, 1–9.')],
        [t(50, 'Birch, T., & Marsh, A. (2018). Rearing ferns in closed systems.')],
        [t(68, 'Fern Reports, 9.')],
      ],
    ],
    [
      'has numbers',
      [
        [t(50, '1. Marsh, A., & Birch, T. (2023). Ferns of the northern reefs and')],
        [t(50, 'of the islands in the west. Fern Progress, 12, 1–9.')],
        [t(50, '2. Birch, T., & Marsh, A. (2018). Rearing ferns in closed systems.')],
        [t(50, 'Fern Reports, 9.')],
      ],
    ],
    [
      'has gaps',
      [
        [t(50, 'Marsh, A., & Birch, T. (2023). Ferns of the northern reefs and')],
        [t(50, 'of the islands in the west. Fern Progress, 12, 1–9.')],
        6,
        [t(50, 'Birch, T., & Marsh, A. (2018). Rearing ferns in closed systems.')],
        [t(50, 'Fern Reports, 9.')],
      ],
    ],
    [
      'is told by its authors alone',
      [
        [t(50, 'Marsh, A., & Birch, T. (2023). Ferns of the northern reefs and')],
        [t(50, 'of the islands in the west. Fern Progress, 12, 1–9.')],
        [t(50, 'Birch, T., & Marsh, A. (2018). Rearing ferns in closed systems.')],
        [t(50, 'Fern Reports, 9.')],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(publications(rows)).toEqual([FIRST, SECOND]);
  });

  test('keeps one that cannot be read whole', () => {
    const odd = 'Many ferns, some of which were told about on the radio in spring';
    expect(
      publications([[t(50, `1. ${odd}`)], [t(50, '2. Marsh, A. (2018). Rearing ferns. Fern Reports, 9.')]]),
    ).toEqual([[odd], ['Marsh, A.', 'Rearing ferns', 'Fern Reports', '2018', '9']]);
  });
});

test('authors and an address with a venue may have lines of their own', () => {
  const rows = [
    [b(50, 'Ferns at Scale'), t(430, 'July 2023')],
    [t(50, 'Ada Marsh, Sarah Williams, David Park')],
    [t(50, '10.1234/ferns.2023.1 (Fern Progress 2023)')],
    10,
    [b(50, 'A Search for Ferns'), t(430, 'Dec 2022')],
    [t(50, 'James Liu, Ada Marsh')],
    [t(50, '10.1234/ferns.2022.5 (Fern Progress 2022, Spotlight)')],
  ];
  expect(publications(rows)).toEqual([
    [
      'Ada Marsh, Sarah Williams, David Park',
      'Ferns at Scale',
      'Fern Progress 2023',
      '2023-07',
      '10.1234/ferns.2023.1',
    ],
    ['James Liu, Ada Marsh', 'A Search for Ferns', 'Fern Progress 2022, Spotlight', '2022-12', '10.1234/ferns.2022.5'],
  ]);
});

test('a long title beside a column of dates may continue in the next line', () => {
  const rows = [
    [b(50, 'Sparse Ferns at Scale: Efficient Watering for a Thousand-Greenhouse'), t(480, 'July 2023')],
    [b(50, 'Model')],
    [t(50, 'Ada Marsh, Sarah Williams')],
    10,
    [b(50, 'A Search for Ferns'), t(480, 'Dec 2022')],
    [t(50, 'James Liu, Ada Marsh')],
  ];
  expect(publications(rows)).toEqual([
    [
      'Ada Marsh, Sarah Williams',
      'Sparse Ferns at Scale: Efficient Watering for a Thousand-Greenhouse Model',
      '2023-07',
    ],
    ['James Liu, Ada Marsh', 'A Search for Ferns', '2022-12'],
  ]);
});
