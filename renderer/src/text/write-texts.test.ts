import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { planStructure } from '../pdf/structure-plan.ts';
import { admitPage } from '../read/gate.ts';
import { pageSvg, run } from '../testing/sample-pages.ts';
import { createFontBook } from './font-book.ts';
import { writeTexts } from './write-texts.ts';

const page = admitPage(Buffer.from(pageSvg(run(20, 20, 'Zażółć gęślą jaźń '.repeat(50)).repeat(100))), 1);

function writeAll(signal: AbortSignal) {
  const { pages } = planStructure([page], '');
  return writeTexts([page], { book: createFontBook(), marks: pages, visible: true }, signal);
}

it('yields to other tasks many times while it shapes and writes a long page', async () => {
  let isShaping = true;
  let turns = 0;
  const others = (async () => {
    while (isShaping) {
      turns += 1;
      await setImmediate();
    }
  })();
  const [written] = await writeAll(new AbortController().signal);
  isShaping = false;
  await others;
  expect(written?.runs.map(({ run: { text } }) => text)).toEqual(page.runs.map(({ text }) => text));
  expect(turns).toBeGreaterThan(10);
});

it('stops within a page when its caller aborts', async () => {
  const caller = new AbortController();
  const shaping = writeAll(caller.signal);
  caller.abort(new Error('gone'));
  await expect(shaping).rejects.toThrow('gone');
});
