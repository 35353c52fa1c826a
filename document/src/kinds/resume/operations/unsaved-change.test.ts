import { describe, expect, test } from 'vitest';
import { emptyResume } from '../model/resume.ts';
import { TEMPLATE_SLUGS } from '../model/templates-by-slug.ts';
import { applyOperation, type Operation } from './operation.ts';
import { isAlreadyApplied, sentWith, unsavedChange, unsavedChangeSchema, wouldOverwrite } from './unsaved-change.ts';

const saved = emptyResume('8b6d0a3e-1d53-4f0e-9a55-0b3f5a3f0c11', 'pl');
const named = (name: string): Operation => ({ type: 'name', name });
const summary = (text: string): Operation => ({
  type: 'data',
  section: 'summary',
  data: { content: [{ type: 'paragraph', children: [{ text }] }] },
});

describe('an unsaved change', () => {
  test('overwrites nothing if only other targets were changed meanwhile', () => {
    const latest = applyOperation(saved, named('elsewhere'));
    expect(wouldOverwrite(latest, unsavedChange(saved, summary('mine')))).toBe(false);
  });

  test('would overwrite another client’s change of the same target', () => {
    const latest = applyOperation(saved, summary('theirs'));
    expect(wouldOverwrite(latest, unsavedChange(saved, summary('mine')))).toBe(true);
  });

  test('overwrites nothing if another client did the same, or if it was saved already', () => {
    const latest = applyOperation(saved, summary('mine'));
    expect(wouldOverwrite(latest, unsavedChange(saved, summary('mine')))).toBe(false);
    expect(isAlreadyApplied(latest, summary('mine'))).toBe(true);
    expect(isAlreadyApplied(saved, summary('mine'))).toBe(false);
  });

  test('a template conflicts with another template, its order and its fonts', () => {
    const change = unsavedChange(saved, { type: 'pattern', pattern: 'modern' });
    expect(wouldOverwrite(saved, change)).toBe(false);
    const fonts: Operation = { type: 'fonts', fonts: { heading: 'Lora', body: 'Lora' } };
    expect(wouldOverwrite(applyOperation(saved, fonts), change)).toBe(true);
    expect(wouldOverwrite(applyOperation(saved, { type: 'pattern', pattern: 'compact' }), change)).toBe(true);
  });

  test('overwrites nothing if the latest resume has an operation sent earlier, but still detects another client’s text', () => {
    const change = unsavedChange(saved, summary('three'), [summary('one'), named('unrelated'), summary('two')]);
    expect(change.sent).toEqual([summary('one'), summary('two')]);
    for (const arrived of ['one', 'two'])
      expect(wouldOverwrite(applyOperation(saved, summary(arrived)), change)).toBe(false);
    expect(wouldOverwrite(applyOperation(saved, summary('theirs')), change)).toBe(true);
  });

  test('fonts set by a template sent earlier are not another client’s change', () => {
    const template: Operation = { type: 'pattern', pattern: 'minimal' };
    const arrived = applyOperation(saved, template);
    expect(arrived.fonts).not.toEqual(saved.fonts);
    const fonts: Operation = { type: 'fonts', fonts: { heading: 'Lora', body: 'Lora' } };
    expect(wouldOverwrite(arrived, unsavedChange(saved, fonts, [template]))).toBe(false);
    expect(wouldOverwrite(arrived, unsavedChange(saved, fonts))).toBe(true);
  });

  test('keeps the first and the last of many sent operations of a target, with any others between', () => {
    const summaries = Array.from({ length: 20 }, (_, index) => summary(String(index)));
    const others = [named('unrelated'), ...TEMPLATE_SLUGS.map((pattern): Operation => ({ type: 'pattern', pattern }))];
    const sent = [...summaries, ...others].reduce<readonly Operation[]>(sentWith, []);
    const change = unsavedChange(saved, summary('mine'), sent);
    expect(change.sent).toEqual([0, 17, 18, 19].map((index) => summary(String(index))));
  });

  test('can be stored with the most operations sent before a template', () => {
    const family = ['Lora', 'Inter', 'Roboto', 'PT Sans', 'Noto Serif'] as const;
    const sent = TEMPLATE_SLUGS.flatMap((pattern, index): Operation[] => [
      { type: 'pattern', pattern },
      { type: 'pattern-version', version: index + 2 },
      { type: 'fonts', fonts: { heading: family[index % 5]!, body: family[(index + 1) % 5]! } },
      {
        type: 'sections-order',
        order: saved.sectionsOrder.toSpliced(index % 5, 1).concat(saved.sectionsOrder[index % 5]!),
      },
      named(String(index)),
      summary(String(index)),
    ]).reduce<readonly Operation[]>(sentWith, []);
    const change = unsavedChange(saved, { type: 'pattern', pattern: 'modern' }, sent);
    expect(change.sent.length).toBeGreaterThan(8);
    expect(unsavedChangeSchema.parse(JSON.parse(JSON.stringify(change)))).toEqual(change);
  });

  test('marking a resume as done conflicts with nothing', () => {
    expect(wouldOverwrite(applyOperation(saved, { type: 'done' }), unsavedChange(saved, { type: 'done' }))).toBe(false);
  });

  test('is parsed as it was stored, in any order of keys', () => {
    const change = unsavedChange(saved, summary('mine'));
    const kept = unsavedChangeSchema.parse(JSON.parse(JSON.stringify(change)));
    expect(wouldOverwrite(saved, kept)).toBe(false);
    const { sent: _, ...older } = change;
    expect(unsavedChangeSchema.parse(older)).toEqual(change);
    expect(unsavedChangeSchema.safeParse({ operation: { type: 'name', name: 3 }, base: [] }).success).toBe(false);
  });
});
