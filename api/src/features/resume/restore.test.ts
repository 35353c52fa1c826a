import { fieldsOf, SECTION_SLUGS, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { expect, test } from 'vitest';
import { restoreSections } from './restore.ts';

type Fields = Record<string, unknown>;

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

test('restores entries stored before they could be hidden as visible, and hidden ones as hidden', () => {
  const { hidden, ...before } = SECTIONS.skills.emptyEntry('a');
  const stored = { items: [before, { ...before, id: 'b', hidden: true }] };
  const restored = restoreSections([{ slug: 'skills', data: stored, config: SECTIONS.skills.defaultConfig() }]);
  expect(hidden).toBe(false);
  expect(restored.skills.data.items.map((item) => item.hidden)).toEqual([false, true]);
});

test.each(SECTION_SLUGS.flatMap((slug) => fieldsOf(slug).map(({ name }) => [slug, name] as const)))(
  'restores %s stored before the model had the field %s',
  (slug, name) => {
    const section = SECTIONS[slug];
    const isList = section.kind === 'list';
    const empty: Fields = isList ? section.emptyEntry('a') : section.emptyData();
    const { title, fields } = section.defaultConfig();
    const before = without(empty, name);
    const data = isList ? { items: [before] } : before;
    const restored = restoreSections([{ slug, data, config: { title, fields: without(fields, name) } }])[slug];
    expect(restored.data).toEqual(isList ? { items: [empty] } : empty);
    expect(restored.config).toEqual(section.defaultConfig());
  },
);
