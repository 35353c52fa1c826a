import { describe, expect, test } from 'vitest';
import { PATTERN_SLUGS } from '../model/patterns.ts';
import { emptyResume } from '../model/resume.ts';
import { applyOperation, type Operation } from './operation.ts';
import { isIn, sentWith, unsavedChange, unsavedChangeSchema, wouldOverwrite } from './unsaved-change.ts';

const saved = emptyResume('8b6d0a3e-1d53-4f0e-9a55-0b3f5a3f0c11', 'pl');
const named = (name: string): Operation => ({ type: 'name', name });
const summary = (text: string): Operation => ({
  type: 'data',
  section: 'summary',
  data: { content: [{ type: 'paragraph', children: [{ text }] }] },
});

describe('an unsaved change', () => {
  test('overwrites nothing where only other things were changed meanwhile', () => {
    const latest = applyOperation(saved, named('elsewhere'));
    expect(wouldOverwrite(latest, unsavedChange(saved, summary('mine')))).toBe(false);
  });

  test('would overwrite what somebody else has done to the same thing', () => {
    const latest = applyOperation(saved, summary('theirs'));
    expect(wouldOverwrite(latest, unsavedChange(saved, summary('mine')))).toBe(true);
  });

  test('overwrites nothing where the same was done elsewhere, or it has arrived already', () => {
    const latest = applyOperation(saved, summary('mine'));
    expect(wouldOverwrite(latest, unsavedChange(saved, summary('mine')))).toBe(false);
    expect(isIn(latest, summary('mine'))).toBe(true);
    expect(isIn(saved, summary('mine'))).toBe(false);
  });

  test('a template collides with another template, with its order and with its fonts', () => {
    const change = unsavedChange(saved, { type: 'pattern', pattern: 'modern' });
    expect(wouldOverwrite(saved, change)).toBe(false);
    const fonts: Operation = { type: 'fonts', fonts: { heading: 'Lora', body: 'Lora' } };
    expect(wouldOverwrite(applyOperation(saved, fonts), change)).toBe(true);
    expect(wouldOverwrite(applyOperation(saved, { type: 'pattern', pattern: 'compact' }), change)).toBe(true);
  });

  test('overwrites nothing where the latest holds what was sent before, and somebody else’s words all the same', () => {
    const change = unsavedChange(saved, summary('three'), [summary('one'), named('unrelated'), summary('two')]);
    expect(change.sent).toEqual([summary('one'), summary('two')]);
    for (const arrived of ['one', 'two'])
      expect(wouldOverwrite(applyOperation(saved, summary(arrived)), change)).toBe(false);
    expect(wouldOverwrite(applyOperation(saved, summary('theirs')), change)).toBe(true);
  });

  test('the fonts that a template sent before has brought are nobody else’s', () => {
    const template: Operation = { type: 'pattern', pattern: 'minimal' };
    const arrived = applyOperation(saved, template);
    expect(arrived.fonts).not.toEqual(saved.fonts);
    const fonts: Operation = { type: 'fonts', fonts: { heading: 'Lora', body: 'Lora' } };
    expect(wouldOverwrite(arrived, unsavedChange(saved, fonts, [template]))).toBe(false);
    expect(wouldOverwrite(arrived, unsavedChange(saved, fonts))).toBe(true);
  });

  test('names the first and the last of many that were sent, whatever else was', () => {
    const summaries = Array.from({ length: 20 }, (_, index) => summary(String(index)));
    const others = [named('unrelated'), ...PATTERN_SLUGS.map((pattern): Operation => ({ type: 'pattern', pattern }))];
    const sent = [...summaries, ...others].reduce<readonly Operation[]>(sentWith, []);
    const change = unsavedChange(saved, summary('mine'), sent);
    expect(change.sent).toEqual([0, 17, 18, 19].map((index) => summary(String(index))));
  });

  test('can be kept with all that may have been sent before a template', () => {
    const family = ['Lora', 'Inter', 'Roboto', 'PT Sans', 'Noto Serif'] as const;
    const sent = PATTERN_SLUGS.flatMap((pattern, index): Operation[] => [
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

  test('being done collides with nothing', () => {
    expect(wouldOverwrite(applyOperation(saved, { type: 'done' }), unsavedChange(saved, { type: 'done' }))).toBe(false);
  });

  test('is read back as it was kept, whatever the order of its keys', () => {
    const change = unsavedChange(saved, summary('mine'));
    const kept = unsavedChangeSchema.parse(JSON.parse(JSON.stringify(change)));
    expect(wouldOverwrite(saved, kept)).toBe(false);
    const { sent: _, ...older } = change;
    expect(unsavedChangeSchema.parse(older)).toEqual(change);
    expect(unsavedChangeSchema.safeParse({ operation: { type: 'name', name: 3 }, base: [] }).success).toBe(false);
  });
});
