import { expect, test } from 'vitest';
import { type DueWork, processDue } from './process-due.ts';

interface Row {
  id: number;
  claimedUntil: number;
  isDone: boolean;
}

const NOW = new Date('2026-03-01T12:00:00Z');
const clock = () => NOW;

/** Rows in memory, processed as by one of several processes. */
function table(count: number) {
  const rows: Row[] = Array.from({ length: count }, (_, id) => ({ id, claimedUntil: 0, isDone: false }));
  const work: DueWork<Row> = {
    batch: 3,
    concurrency: 1,
    claimMs: 1_000,
    async findDue(now, limit) {
      return rows.filter((row) => !row.isDone && row.claimedUntil <= now.getTime()).slice(0, limit);
    },
    async claim(row, until) {
      if (row.claimedUntil > NOW.getTime()) return null;
      row.claimedUntil = until.getTime();
      return row;
    },
    async process(row) {
      if (row.isDone) throw new Error(`the row ${row.id} was processed twice`);
      row.isDone = true;
    },
    async onFailure() {},
  };
  return { rows, work, done: () => rows.filter(({ isDone }) => isDone).map(({ id }) => id) };
}

test('processes batch after batch until nothing is due', async () => {
  const { work, done } = table(7);
  await processDue(work, { clock });
  expect(done()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('leaves rows beyond the limit of batches', async () => {
  const { work, done } = table(7);
  await processDue({ ...work, maxBatches: 2 }, { clock });
  expect(done()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('two processes at the same time process each row once', async () => {
  const { work, done } = table(20);
  await Promise.all([processDue({ ...work, concurrency: 4 }, { clock }), processDue(work, { clock })]);
  expect(done()).toHaveLength(20);
});

test('a failure is stored, keeps its claim and does not stop other rows', async () => {
  const { work, rows, done } = table(4);
  const failed: number[] = [];
  const process: typeof work.process = async (row) => {
    if (row.id === 1) throw new Error('no');
    await work.process(row);
  };
  const onFailure: typeof work.onFailure = async ({ id }) => {
    failed.push(id);
  };
  await processDue({ ...work, process, onFailure }, { clock });
  expect([done(), failed]).toEqual([[0, 2, 3], [1]]);
  expect(rows[1]?.claimedUntil).toBe(NOW.getTime() + 1_000);
});

test('after a stop it finishes rows in flight and claims no more', async () => {
  const { work, done } = table(5);
  let isStopped = false;
  const process: typeof work.process = async (row) => {
    await work.process(row);
    isStopped = true;
  };
  await processDue({ ...work, process }, { clock, isStopped: () => isStopped });
  expect(done()).toEqual([0]);
});
