import { existsSync } from 'node:fs';
import path from 'node:path';
import { OFFERED_LANGUAGES } from '@kreda/site/languages';
import { ROUTE_NAMES } from '@kreda/site/routes';
import { expect, it } from 'vitest';
import { chunksOf, pageOf } from './pages.ts';

it.each(ROUTE_NAMES)('has a page for %s, in the files that it names', (name) => {
  const sources = OFFERED_LANGUAGES.flatMap((language) => chunksOf(name, language)).map(({ source }) => source);
  expect(sources).toContain(pageOf(name).source);
  for (const source of sources) expect(existsSync(path.join(import.meta.dirname, '..', source)), source).toBe(true);
});
