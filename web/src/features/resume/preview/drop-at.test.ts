import { expect, test } from 'vitest';
import { dropAt, type SectionBox } from './drop-at.ts';

const box = (slug: SectionBox['slug'], left: number, top: number): SectionBox => ({
  slug,
  left,
  right: left + 100,
  top,
  bottom: top + 100,
});
const summary = box('summary', 0, 0);
const experiences = box('experiences', 0, 120);
const skills = box('skills', 200, 0);
const boxes = [summary, experiences, skills];

test('drops beside the nearest section of the same column, before or after its middle', () => {
  expect(dropAt(boxes, summary, { x: 50, y: 200 })).toMatchObject({ beside: 'experiences', side: 'after' });
  expect(dropAt(boxes, summary, { x: 50, y: 130 })).toMatchObject({ beside: 'experiences', side: 'before' });
  expect(dropAt(boxes, summary, { x: 150, y: 900 })).toMatchObject({ beside: 'experiences', side: 'after' });
});

test('drops beside the nearest section of another column over which the pointer is', () => {
  expect(dropAt(boxes, summary, { x: 250, y: 900 })).toMatchObject({ beside: 'skills', side: 'after' });
  expect(dropAt(boxes, skills, { x: 50, y: 130 })).toMatchObject({ beside: 'experiences', side: 'before' });
});

test('has no drop target over itself, or if its column has no other section', () => {
  expect(dropAt(boxes, summary, { x: 50, y: 40 })).toBeNull();
  expect(dropAt(boxes, skills, { x: 150, y: 200 })).toBeNull();
});
