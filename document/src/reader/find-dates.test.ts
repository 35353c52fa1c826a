import { expect, test } from 'vitest';
import { findDates } from './find-dates.ts';

test.each([
  ['Jan 2021 – present', '2021-01', 'present'],
  ['03.2021 – obecnie', '2021-03', 'present'],
  ['od 03.2021', '2021-03', 'present'],
  ['2019-05 – 2020-06', '2019-05', '2020-06'],
  ['2021 m. kovas – dabar', '2021-03', 'present'],
  ['05/2020', '2020-05', undefined],
  ['2018 - 2020', '2018', '2020'],
  ['2018–19', '2018', '2019'],
  ['since 2020', '2020', 'present'],
  ['seit 03/2019', '2019-03', 'present'],
  ['bis 2015', undefined, '2015'],
  ['2019 –', '2019', 'present'],
  ['od X 2022', '2022-10', 'present'],
  ['X 2019 – VI 2022', '2019-10', '2022-06'],
  ['III.2019 - XII.2020', '2019-03', '2020-12'],
  ['od IX 2018 do II 2020', '2018-09', '2020-02'],
  ['Part II 2019', '2019', undefined],
  ['(i 2019)', '2019', undefined],
  ['Kursy, i 2020', '2020', undefined],
  ['2015– Teacher, Fern School', '2015', 'present'],
  ['2015 – Teacher, Fern School', '2015', undefined],
  ['2015– May 2016', '2015', '2016-05'],
  ['Sep. 2023 Mar. 2024', '2023-09', '2024-03'],
  ['Aug. 2019 – März 2020', '2019-08', '2020-03'],
  ['01.03.2019 - 31.12.2020', '2019-03', '2020-12'],
  ['stycznia 2021 – grudzień 2022', '2021-01', '2022-12'],
  ['Січень 2020 — теперішній час', '2020-01', 'present'],
  ['červen 2018 – současnost', '2018-06', 'present'],
  ['máj 2018 – súčasnosť', '2018-05', 'present'],
  ['sept. 2020 – nuvarande', '2020-09', 'present'],
  ['marts 2020 – nu', '2020-03', 'present'],
  ['enero de 2019 – actualidad', '2019-01', 'present'],
  ['dal gennaio 2019', '2019-01', 'present'],
  ['gennaio 2019 – oggi', '2019-01', 'present'],
  ['Jan–Mar 2021', '2021-01', '2021-03'],
])('%s is from %s to %s', (text, from, to) => {
  expect(findDates(text).map((span) => [span.from?.value, span.to?.value])).toEqual([[from, to]]);
});

test.each(['+44 7700 900142', '2,600 pages', '2.1% to 2.9%', '35 000', 'A4', '20123456', 'room 1999a'])(
  '%s has no date',
  (text) => {
    expect(findDates(text)).toEqual([]);
  },
);

test.each(["Septembre 2019 – aujourd'hui", 'Septembre 2019 – aujourd’hui'])('%s has not ended', (period) => {
  expect(findDates(period)).toMatchObject([{ isRange: true, to: { value: 'present' }, end: period.length }]);
});
