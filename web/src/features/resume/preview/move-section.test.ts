import { expect, test } from 'vitest';
import { moveSection } from './move-section.ts';

test('moves a section up or down, before or after another', () => {
  const order = ['summary', 'experiences', 'education', 'skills'] as const;
  expect(moveSection(order, 'skills', { beside: 'summary', side: 'before' })).toEqual([
    'skills',
    'summary',
    'experiences',
    'education',
  ]);
  expect(moveSection(order, 'summary', { beside: 'education', side: 'after' })).toEqual([
    'experiences',
    'education',
    'summary',
    'skills',
  ]);
  expect(moveSection(order, 'summary', { beside: 'summary', side: 'after' })).toEqual(order);
});
