import { expect, test } from 'vitest';
import { textOfUnreadable } from './unreadable-text.ts';

test('finds all that was typed, and nothing else', () => {
  const thesis = [
    { type: 'paragraph', children: [{ text: 'O ' }, { text: 'kredzie', bold: true, href: 'https://kreda.example' }] },
    { type: 'list', style: 'bulleted', items: [{ level: 0, children: [{ text: 'tablica' }] }] },
  ];
  const items = [
    { id: 'a', schoolName: 'Politechnika', degree: '', present: true, thesis },
    { id: 'b', city: 'Gdynia' },
  ];
  const operation = { type: 'data', section: 'education', data: { items } };
  const base = [{ type: 'data', section: 'education', data: { items: [{ id: 'a', schoolName: 'Before' }] } }];
  expect(textOfUnreadable({ operation, base, sent: [] })).toEqual({
    section: 'education',
    text: 'Politechnika\nO kredzie\ntablica\nGdynia',
  });
});

test.each([
  [
    'text that is no JSON',
    '[{"operation":{"type":"name","na',
    { section: null, text: '[{"operation":{"type":"name","na' },
  ],
  [
    'a section of another release',
    { operation: { section: 'patents', data: { name: 'X' } } },
    { section: null, text: 'X' },
  ],
  [
    'a change without text',
    { operation: { type: 'config', section: 'skills', config: { fields: { a: true } } } },
    { section: 'skills', text: '' },
  ],
  ['a list', [{ text: 'x' }], { section: null, text: 'x' }],
  ['nothing', null, { section: null, text: '' }],
])('reads %s', (_, change, text) => {
  expect(textOfUnreadable(change)).toEqual(text);
});
