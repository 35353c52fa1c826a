import { expect, test } from 'vitest';
import { type RichText, richTextSchema, richTextToPlain } from './rich-text.ts';

const linked = (href: string): RichText => [
  { type: 'paragraph', children: [{ text: 'Zobacz ' }, { text: 'moje prace', bold: true, href }] },
  { type: 'list', style: 'bulleted', items: [{ level: 0, children: [{ text: 'i te', href }] }] },
];

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  '  javascript:alert(1)',
  'java\nscript\t:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
])('keeps the text and removes the link %j, which browsers would run', (href) => {
  const parsed = richTextSchema.parse(linked(href));
  expect(parsed).toEqual([
    { type: 'paragraph', children: [{ text: 'Zobacz ' }, { text: 'moje prace', bold: true }] },
    { type: 'list', style: 'bulleted', items: [{ level: 0, children: [{ text: 'i te' }] }] },
  ]);
  expect(richTextToPlain(parsed)).toBe('Zobacz moje prace\ni te');
});

test.each([
  'https://kreda.example/a?javascript:1',
  'mailto:anna@example.pl',
  'tel:+48123',
  'datascience.pl',
  'javascript.pl/x',
])('keeps the link %s', (href) => {
  expect(richTextSchema.parse(linked(href))).toEqual(linked(href));
});

test('reports only the first wrong run', () => {
  const wrong = Array(500).fill({ type: 'paragraph', children: Array(2_000).fill({}) });
  const { error } = richTextSchema.safeParse(wrong);
  expect(error?.issues).toMatchObject([{ path: [0, 'children', 0, 'text'] }]);
});
