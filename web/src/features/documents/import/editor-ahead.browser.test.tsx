import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dragFiles } from '../../../testing/choose-files.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { startPerson } from '../../../testing/person.ts';
import { smallPdf } from '../../../testing/small-pdf.ts';
import { stubApi } from '../../../testing/stub-api.ts';

// A file of its own: fonts are fetched once for all tests of a file.
const requested = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

test('files over the page load the fonts of the default template and the editor, and nothing does before', async () => {
  performance.setResourceTimingBufferSize(5_000);
  stubApi(startPerson([]).answers, {});
  await openPage('/moje-dokumenty');
  await expect.element(page.getByRole('button', { name: 'Wybierz pliki' })).toBeVisible();
  expect(requested().filter((path) => path.startsWith('/fonts/'))).toEqual([]);
  dragFiles(smallPdf(['Anna Nowak']));
  await expect.poll(requested, { timeout: 15_000 }).toContain('/fonts/inter-400.ttf');
  expect(requested().some((path) => path.endsWith('/resume/editor/editor-page.tsx'))).toBe(true);
});
