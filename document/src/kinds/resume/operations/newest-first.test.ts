import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { type Entry, SECTIONS } from '../model/sections.ts';
import { canSortByDate, newestFirst } from './newest-first.ts';

function job(id: string, fields: Partial<Entry<'experiences'>>): Entry<'experiences'> {
  return { ...SECTIONS.experiences.emptyEntry(id), ...fields };
}

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join(' ');

test('ongoing entries come first, then the latest end, then the latest start, and entries without dates last', () => {
  const jobs = [
    job('undated', { position: 'Rower' }),
    job('old', { dateFrom: '2001-02', dateTo: '2004-06' }),
    job('long', { dateFrom: '2005', dateTo: '2015-03' }),
    job('short', { dateFrom: '2014-11', dateTo: '2015-03' }),
    job('side', { dateFrom: '2020-01', present: true }),
    job('main', { dateFrom: '2018-05', present: true }),
    job('start-only', { dateFrom: '2016' }),
  ];
  expect(idsOf(newestFirst('experiences', jobs))).toBe('side main start-only short long old undated');
});

test('an award with a day and a period ends with the later one', () => {
  const award = (id: string, fields: Partial<Entry<'awards'>>) => ({ ...SECTIONS.awards.emptyEntry(id), ...fields });
  const awards = [
    award('a', { date: '2019-05' }),
    award('b', { date: '2018-01', dateFrom: '2019-01', dateTo: '2020-01' }),
    award('c', { dateFrom: '2021' }),
  ];
  expect(idsOf(newestFirst('awards', awards))).toBe('c b a');
});

test('equal dates keep their order, and an ordered list is returned as it is', () => {
  const jobs = [
    job('b', { dateFrom: '2019', dateTo: '2020', hidden: true }),
    job('a', { dateFrom: '2019', dateTo: '2020' }),
    job('c', {}),
  ];
  expect(newestFirst('experiences', jobs)).toBe(jobs);
  const skills = ['z', 'a'].map((id) => SECTIONS.skills.emptyEntry(id));
  expect(newestFirst('skills', skills)).toBe(skills);
});

test('an order by date needs two entries with dates', () => {
  const dated = [job('a', { dateFrom: '2019' }), job('b', { present: true })];
  expect(canSortByDate('experiences', dated)).toBe(true);
  expect(canSortByDate('experiences', [dated[0]!, job('c', {})])).toBe(false);
  expect(canSortByDate('skills', [SECTIONS.skills.emptyEntry('a'), SECTIONS.skills.emptyEntry('b')])).toBe(false);
});

test('sorting loses and repeats no entry, and sorting again changes nothing', () => {
  const month = fc.constantFrom('', '2019', '2019-12', '2020', '2020-01', '2021-07');
  const dates = fc.array(fc.record({ dateFrom: month, dateTo: month, present: fc.boolean() }), { maxLength: 8 });
  fc.assert(
    fc.property(dates, (given) => {
      const jobs = given.map((fields, index) => job(`j${index}`, fields));
      const sorted = newestFirst('experiences', jobs);
      expect(sorted.map(({ id }) => id).toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
      expect(newestFirst('experiences', sorted)).toBe(sorted);
    }),
    runs(200),
  );
});
