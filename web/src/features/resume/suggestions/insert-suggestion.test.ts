import { plainToRichText } from '@kreda/document/kinds/resume/model/rich-text';
import { MAX_ENTRIES } from '@kreda/document/kinds/resume/model/section';
import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { describe, expect, test } from 'vitest';
import { hasSuggestion, insertSuggestion } from './insert-suggestion.ts';

const NEW = { openId: null, newId: 'new' };

describe('inserting a suggestion', () => {
  test('adds a paragraph to the summary', () => {
    const data = { content: plainToRichText('Mine') };
    expect(insertSuggestion('summary', data, 'Theirs', NEW)?.data).toEqual({
      content: plainToRichText('Mine\nTheirs'),
    });
  });

  test('adds items to the description of the open entry, in one list', () => {
    const items = ['a', 'b'].map((id) => SECTIONS.experiences.emptyEntry(id));
    const first = insertSuggestion('experiences', { items }, 'One', { openId: 'a', newId: 'new' })!;
    const second = insertSuggestion('experiences', first.data, 'Two', { openId: 'a', newId: 'new' })!;
    expect(second.entryId).toBe('a');
    expect(second.data.items.map(({ description }) => description)).toEqual([
      [
        {
          type: 'list',
          style: 'bulleted',
          items: [
            { level: 0, children: [{ text: 'One' }] },
            { level: 0, children: [{ text: 'Two' }] },
          ],
        },
      ],
      [],
    ]);
  });

  test('uses the last entry if none is open, and makes one if there is none', () => {
    const items = ['a', 'b'].map((id) => SECTIONS.experiences.emptyEntry(id));
    expect(insertSuggestion('experiences', { items }, 'One', NEW)?.entryId).toBe('b');
    const made = insertSuggestion('experiences', { items: [] }, 'One', NEW)!;
    expect(made.entryId).toBe('new');
    expect(made.data.items).toHaveLength(1);
  });

  test('adds a skill, replacing an empty one', () => {
    const empty = SECTIONS.skills.emptyEntry('empty');
    const filled = insertSuggestion('skills', { items: [empty] }, 'Excel', NEW)!;
    expect(filled).toEqual({ data: { items: [{ ...empty, name: 'Excel' }] }, entryId: 'empty' });
    const added = insertSuggestion('skills', filled.data, 'Negotiation', NEW)!;
    expect(added.data.items.map(({ name }) => name)).toEqual(['Excel', 'Negotiation']);
    expect(hasSuggestion(added.data, 'Negotiation')).toBe(true);
    expect(hasSuggestion(added.data, 'Nego')).toBe(false);
  });

  test('returns null if the section is full', () => {
    const items = Array.from({ length: MAX_ENTRIES }, (_, index) => ({
      ...SECTIONS.skills.emptyEntry(`id-${index}`),
      name: 'x',
    }));
    expect(insertSuggestion('skills', { items }, 'Excel', NEW)).toBeNull();
  });
});
