import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dragFiles } from '../../../testing/choose-files.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { startPerson } from '../../../testing/person.ts';
import { smallPdf } from '../../../testing/small-pdf.ts';
import { stubApi } from '../../../testing/stub-api.ts';

// A file of its own: fonts are fetched once for all tests of a file.
// Observed, since the browser's own list of requests ends after 250.
const paths: string[] = [];
new PerformanceObserver((list) => paths.push(...list.getEntries().map(({ name }) => new URL(name).pathname))).observe({
  type: 'resource',
  buffered: true,
});
const requested = () => [...paths];

test('files over the page load the fonts of the default template and the editor, and nothing does before', async () => {
  stubApi(startPerson([]).answers, {});
  await openPage('/moje-dokumenty');
  await expect.element(page.getByRole('button', { name: 'Wybierz pliki' })).toBeVisible();
  expect(requested().filter((path) => path.startsWith('/fonts/'))).toEqual([]);
  dragFiles(smallPdf(['Anna Nowak']));
  await expect.poll(requested, { timeout: 15_000 }).toContain('/fonts/inter-400.ttf');
  expect(requested().some((path) => path.endsWith('/resume/editor/editor-page.tsx'))).toBe(true);
});
