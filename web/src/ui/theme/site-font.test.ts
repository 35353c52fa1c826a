import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SITE_FONT, siteFont } from '../../../../scripts/site-font.ts';

const WEB = path.resolve(import.meta.dirname, '..', '..');

it('has the files that the installed Inter gives when they are made again', async () => {
  for (const [name, bytes] of await siteFont())
    expect(readFileSync(path.join(SITE_FONT, name)).equals(bytes), name).toBe(true);
});

it('has every character of the interface texts', () => {
  const css = readFileSync(path.join(SITE_FONT, 'site-font.css'), 'utf8');
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to = from]) => [
    Number.parseInt(from!, 16),
    Number.parseInt(to!, 16),
  ]);
  const isCovered = (code: number) => ranges.some(([from, to]) => from! <= code && code <= to!);
  const texts = globSync('**/*.{ts,tsx,md}', { cwd: WEB, exclude: (name) => /\.test\.tsx?$/.test(name) });
  const characters = new Set(texts.flatMap((file) => [...readFileSync(path.join(WEB, file), 'utf8')]));
  const missing = [...characters].filter((character) => character > ' ' && !isCovered(character.codePointAt(0)!));
  expect(missing).toEqual([]);
});
