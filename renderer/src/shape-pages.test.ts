import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { admitPage } from './gate.ts';
import { shapePages } from './shape-pages.ts';
import { pageSvg, run } from './testing/sample-pages.ts';

const page = admitPage(Buffer.from(pageSvg(run(20, 20, 'Zażółć gęślą jaźń '.repeat(50)).repeat(100))), 1);

it('lets others have many turns while it shapes a long page', async () => {
  let isShaping = true;
  let turns = 0;
  const others = (async () => {
    while (isShaping) {
      turns += 1;
      await setImmediate();
    }
  })();
  const [shaped] = await shapePages([page], new AbortController().signal);
  isShaping = false;
  await others;
  expect(shaped?.map(({ run: { text } }) => text)).toEqual(page.runs.map(({ text }) => text));
  expect(turns).toBeGreaterThan(10);
});

it('stops within a page when its caller gives up', async () => {
  const caller = new AbortController();
  const shaping = shapePages([page], caller.signal);
  caller.abort(new Error('gone'));
  await expect(shaping).rejects.toThrow('gone');
});
