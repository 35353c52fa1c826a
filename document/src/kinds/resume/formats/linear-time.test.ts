import { expect, test } from 'vitest';
import { toMailHref } from '../compose/href.ts';
import { htmlToRichText } from './europass/html-to-rich-text.ts';
import { rootElement } from './import/root-element.ts';
import { readAddresses } from './linkedin/bracketed-list.ts';
import { fromLinkedInExport } from './linkedin/from-linkedin-export.ts';
import { readHighlights } from './rendercv/read-markdown.ts';

const LENGTH = 200_000;
const repeated = (text: string) => text.repeat(LENGTH / text.length);
const gap = `a${' '.repeat(LENGTH)}b`;
const SETTING = { uuid: '00000000-0000-4000-8000-000000000000', language: 'en' } as const;

// In quadratic time each takes ten seconds or more.
test.each<[string, () => unknown]>([
  ['a document type that never ends', () => rootElement(`<!DOCTYPE${repeated('a')}`)],
  ['an address of dots', () => toMailHref(`a@${repeated('.')}@`)],
  ['a highlight of spaces', () => readHighlights([gap])],
  ['addresses with spaces between', () => readAddresses(gap)],
  [
    'an interest of spaces',
    () => fromLinkedInExport([{ name: 'Interests.csv', text: `Interests\n"${gap}"\n` }], SETTING),
  ],
  ['a style of many decorations', () => htmlToRichText(`<p style="${repeated('text-decoration:')}">a</p>`)],
])('%s is read in linear time', (_what, read) => {
  const start = performance.now();
  read();
  expect(performance.now() - start).toBeLessThan(2_000);
});
