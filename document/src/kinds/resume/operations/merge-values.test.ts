import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { mergeValues } from './merge-values.ts';

const FIELDS = ['name', 'city', 'text'] as const;
type Field = (typeof FIELDS)[number];
type Entry = { id: string } & Record<Field, string>;
type Edit =
  | { kind: 'change'; at: number; field: Field; text: string }
  | { kind: 'remove'; at: number }
  | { kind: 'add'; at: number; id: string }
  | { kind: 'move'; from: number; to: number };

const entryOf = (id: string): Entry => ({ id, name: `name of ${id}`, city: '', text: '' });
const BASE = ['a', 'b', 'c', 'd', 'e'].map(entryOf);
const RUNS = runs(500);

/** Edits of one client, whose new entries and texts no other one has. */
function editsBy(client: string, kinds: readonly Edit['kind'][]): fc.Arbitrary<Edit[]> {
  const at = fc.nat(6);
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({
      kind: fc.constant('change' as const),
      at,
      field: fc.constantFrom(...FIELDS),
      text: fc.constantFrom(`${client} 1`, `${client} 2`),
    }),
    fc.record({ kind: fc.constant('remove' as const), at }),
    fc.record({ kind: fc.constant('add' as const), at, id: fc.constantFrom(`${client}-x`, `${client}-y`) }),
    fc.record({ kind: fc.constant('move' as const), from: at, to: at }),
  );
  return fc.array(
    edit.filter(({ kind }) => kinds.includes(kind)),
    { maxLength: 5 },
  );
}

function edited(list: readonly Entry[], edit: Edit): readonly Entry[] {
  if (edit.kind === 'add')
    return list.some(({ id }) => id === edit.id) ? list : list.toSpliced(edit.at, 0, entryOf(edit.id));
  if (edit.kind === 'move') {
    const entry = list[edit.from];
    return entry ? list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, entry) : list;
  }
  const entry = list[edit.at];
  if (!entry) return list;
  if (edit.kind === 'remove') return list.toSpliced(edit.at, 1);
  return list.with(edit.at, { ...entry, [edit.field]: edit.text });
}

const KINDS = ['change', 'remove', 'add', 'move'] as const;
const find = (list: readonly Entry[], id: string) => list.find((entry) => entry.id === id);
const idsOf = (list: readonly Entry[]) => list.map(({ id }) => id);
const merge = (mine: readonly Entry[], theirs: readonly Entry[], bases = [BASE]) =>
  mergeValues({ bases, mine, theirs })?.value as readonly Entry[] | undefined;

/** Expects that everything that a client did to the base is in the result. */
function expectKept(client: readonly Entry[], result: readonly Entry[]): void {
  for (const entry of client) {
    const before = find(BASE, entry.id);
    for (const field of FIELDS)
      if (before?.[field] !== entry[field]) expect(find(result, entry.id)?.[field]).toBe(entry[field]);
  }
  for (const { id } of BASE) if (!find(client, id)) expect(find(result, id)).toBeUndefined();
}

describe('a merge of two clients', () => {
  test('takes the changes of the only client that made some', () => {
    fc.assert(
      fc.property(editsBy('mine', KINDS), (edits) => {
        const changed = edits.reduce(edited, BASE);
        expect(merge(changed, BASE)).toEqual(changed);
        expect(merge(BASE, changed)).toEqual(changed);
        expect(merge(changed, changed)).toEqual(changed);
      }),
      RUNS,
    );
  });

  test('loses nothing of either, invents nothing, and has the same entries in both directions', () => {
    fc.assert(
      fc.property(editsBy('mine', KINDS), editsBy('theirs', KINDS), (ours, others) => {
        const [mine, theirs] = [ours.reduce(edited, BASE), others.reduce(edited, BASE)];
        const result = merge(mine, theirs);
        const reverse = merge(theirs, mine);
        expect(reverse === undefined).toBe(result === undefined);
        if (!result || !reverse) return;
        expectKept(mine, result);
        expectKept(theirs, result);
        expect(new Set(idsOf(result)).size).toBe(result.length);
        for (const entry of result) {
          const given = [find(mine, entry.id), find(theirs, entry.id)].filter((one) => one !== undefined);
          for (const field of FIELDS) expect(given.map((one) => one[field])).toContain(entry[field]);
        }
        expect(new Set(idsOf(reverse))).toEqual(new Set(idsOf(result)));
      }),
      RUNS,
    );
  });

  test('keeps the order of the client that moved entries', () => {
    fc.assert(
      fc.property(editsBy('mine', ['move', 'change']), editsBy('theirs', ['add', 'change']), (ours, others) => {
        const [mine, theirs] = [ours.reduce(edited, BASE), others.reduce(edited, BASE)];
        const result = merge(mine, theirs);
        if (result) expect(idsOf(result).filter((id) => find(BASE, id))).toEqual(idsOf(mine));
      }),
      RUNS,
    );
  });

  test('asks only if both changed the same field, or one deleted what the other changed, or both moved entries', () => {
    fc.assert(
      fc.property(editsBy('mine', KINDS), editsBy('theirs', ['change', 'remove', 'add']), (ours, others) => {
        const [mine, theirs] = [ours.reduce(edited, BASE), others.reduce(edited, BASE)];
        const isChanged = (entry: Entry | undefined, before: Entry, field: Field) =>
          entry && entry[field] !== before[field];
        const clashes = BASE.some((before) => {
          const [one, other] = [find(mine, before.id), find(theirs, before.id)];
          return FIELDS.some((field) => {
            const both = isChanged(one, before, field) && isChanged(other, before, field);
            const lost = (!one && isChanged(other, before, field)) || (!other && isChanged(one, before, field));
            return both || lost;
          });
        });
        expect(merge(mine, theirs) === undefined).toBe(clashes);
      }),
      RUNS,
    );
  });

  test('does not take for another client’s change what was sent and saved without an answer', () => {
    fc.assert(
      fc.property(editsBy('mine', KINDS), editsBy('mine', KINDS), (sent, since) => {
        const arrived = sent.reduce(edited, BASE);
        const mine = since.reduce(edited, arrived);
        for (const latest of [BASE, arrived]) expect(merge(mine, latest, [BASE, [...arrived]])).toEqual(mine);
      }),
      RUNS,
    );
  });
});

test('a field that was changed and changed back since it was sent is not overwritten by what was sent', () => {
  const saved = { name: 'Ann', city: '' };
  const bases = [saved, { name: 'Anna', city: '' }];
  expect(mergeValues({ bases, mine: saved, theirs: { name: 'Anna', city: 'Gdynia' } })).toEqual({
    value: { name: 'Ann', city: 'Gdynia' },
  });
});

test('a rich text is one value', () => {
  const paragraph = (text: string) => [{ type: 'paragraph', children: [{ text }] }];
  expect(mergeValues({ bases: [[]], mine: paragraph('mine'), theirs: paragraph('theirs') })).toBeNull();
});

test('what both changed is listed by its path, and each is settled by itself', () => {
  const base = [
    { id: 'a', name: 'Ann', city: 'Gdynia' },
    { id: 'b', name: 'Bob', city: '' },
  ];
  const mine = [
    { id: 'a', name: 'Anna', city: 'Sopot' },
    { id: 'b', name: 'Bob', city: 'Hel' },
  ];
  const theirs = [{ id: 'a', name: 'Anne', city: 'Reda' }];
  const states = { bases: [{ items: base }], mine: { items: mine }, theirs: { items: theirs } };
  const clashes: unknown[] = [];
  const settled = mergeValues(states, ({ path, ...both }) => {
    clashes.push([path.join('/'), both]);
    return path.at(-1) === 'name' ? 'mine' : 'theirs';
  });
  expect(clashes).toEqual([
    ['items/a/name', { mine: 'Anna', theirs: 'Anne' }],
    ['items/a/city', { mine: 'Sopot', theirs: 'Reda' }],
    ['items/b', { mine: mine[1], theirs: undefined }],
  ]);
  expect(settled).toEqual({ value: { items: [{ id: 'a', name: 'Anna', city: 'Reda' }] } });
  expect(mergeValues(states, ({ path }) => (path.length === 3 ? 'mine' : null))).toBeNull();
});

test('the order is settled where both moved entries', () => {
  const list = (ids: string) => [...ids].map((id) => ({ id }));
  const states = { bases: [list('abc')], mine: list('bca'), theirs: list('cab') };
  expect(mergeValues(states)).toBeNull();
  expect(mergeValues(states, ({ path }) => (path.at(-1) === 'order' ? 'theirs' : null))).toEqual({
    value: list('cab'),
  });
});
