import { expect, test } from 'vitest';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import type { Resume } from '../model/resume.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';
import { differencesBetween } from './differences-between.ts';
import { operationsBetween } from './operations-between.ts';

const NOW = typicalResume('classic');
const JOBS = NOW.sections.experiences.data.items;
const FIRST = JOBS[0]!;

const after = (...operations: Operation[]): Resume => operations.reduce(applyOperation, NOW);
const withJobs = (items: readonly object[]): Operation =>
  ({ type: 'data', section: 'experiences', data: { items } }) as Operation;

test('operations between two resumes make one of the other in content and look, and keep name, photo and state', () => {
  const others = [typicalResume('minimal'), typicalResume('timeline', 'en')];
  for (const other of others) {
    const made = operationsBetween(NOW, other).reduce(applyOperation, NOW);
    expect(made).toEqual({ ...other, uuid: NOW.uuid, name: NOW.name, isDone: NOW.isDone, photo: NOW.photo });
    expect(operationsBetween(made, NOW).reduce(applyOperation, made)).toEqual(NOW);
  }
  expect(operationsBetween(NOW, { ...NOW, name: 'Inne', isDone: !NOW.isDone, photo: null })).toEqual([]);
});

test('an edited field, a moved entry and a changed look are one difference each, with both values', () => {
  const edited = after(
    withJobs([...JOBS].reverse().map((job) => (job.id === FIRST.id ? { ...job, position: 'Kierowniczka' } : job))),
    {
      type: 'language',
      language: 'en',
    },
  );
  const found = differencesBetween(NOW, edited);
  expect(found.map(({ kind, address }) => `${kind} ${address}`)).toEqual([
    'look language',
    ...found.filter(({ address }) => address.startsWith('page-setup/')).map(({ address }) => `look ${address}`),
    'order order/experiences',
    `field items/experiences/${FIRST.id}/position`,
  ]);
  expect(found.at(-1)).toMatchObject({
    before: FIRST.position,
    after: 'Kierowniczka',
    section: 'experiences',
    entryId: FIRST.id,
  });
  expect(differencesBetween(NOW, NOW)).toEqual([]);
});

test('an entry that one version lacks is one difference, and the other entries do not count as moved', () => {
  const without = after(withJobs(JOBS.slice(1)));
  const place = { section: 'experiences', entryId: FIRST.id };
  expect(differencesBetween(NOW, without)).toMatchObject([{ kind: 'only-before', ...place }]);
  expect(differencesBetween(without, NOW)).toMatchObject([{ kind: 'only-after', ...place }]);
});
