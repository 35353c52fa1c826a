import { expect, test } from 'vitest';
import type { StoredResume } from '../stored-resume.ts';
import { groupFamilies } from './group-families.ts';

const row = (uuid: string, view: Partial<StoredResume> = {}): StoredResume => ({
  uuid,
  name: uuid,
  isDone: false,
  language: 'pl',
  pattern: 'classic',
  baseUuid: null,
  viewKind: null,
  updatedAt: '2026-11-26T12:00:00.000Z',
  ...view,
});

test('a family stands where its last changed member does, and holds each of its members once', () => {
  const rows = [
    row('german', { baseUuid: 'base', viewKind: 'language' }),
    row('alone'),
    row('base'),
    row('hospital', { baseUuid: 'base', viewKind: 'variant' }),
    row('agency', { baseUuid: 'base', viewKind: 'anonymous' }),
  ];
  const uuids = groupFamilies(rows).map(({ base, languages, variants, anonymous }) =>
    [base, ...languages, ...variants, ...anonymous].map(({ uuid }) => uuid),
  );
  expect(uuids).toEqual([['base', 'german', 'hospital', 'agency'], ['alone']]);
});

test('a view whose base is in the trash stands alone', () => {
  const rows = [row('german', { baseUuid: 'gone', viewKind: 'language' }), row('alone')];
  expect(groupFamilies(rows).map(({ base }) => base.uuid)).toEqual(['german', 'alone']);
});
