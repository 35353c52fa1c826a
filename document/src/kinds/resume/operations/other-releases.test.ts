import { describe, expect, test } from 'vitest';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { completeEnabled, completePageSetup, completeResume } from '../model/complete.ts';
import { LATER_SECTIONS } from '../model/later-sections.ts';
import { AS_DESIGNED, defaultPageSetup } from '../model/page-setup.ts';
import { type Resume, resumeSchema } from '../model/resume.ts';
import {
  emptySection,
  fieldsOf,
  isLaterSection,
  type OrderedSection,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
} from '../model/sections.ts';
import { applyOperation, type Operation, operationSchema } from './operation.ts';
import { unsavedChange, unsavedChangeSchema, wouldOverwrite } from './unsaved-change.ts';

type Fields = Record<string, unknown>;

/** Each field of each section in turn plays the field that a release has added. The older release knows all others. */
const ADDED_FIELDS = SECTION_SLUGS.flatMap((slug) => fieldsOf(slug).map(({ name }) => [slug, name] as const));

/** A value of a field's kind that is not its empty one. */
const TYPED = {
  line: 'x',
  email: 'x',
  phone: 'x',
  'web-address': 'x',
  note: 'x',
  'rich-text': [{ type: 'paragraph', children: [{ text: 'x' }] }],
  'year-month': '2020-01',
  date: '2020-01-01',
  level: 3,
  'language-level': 'b2',
  'licence-category': 'B',
  flag: true,
};

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

/** The section's data with entry (or only entry) `a` changed. */
function dataOf(slug: SectionSlug, change: (fields: Fields) => Fields): Fields {
  const section = SECTIONS[slug];
  if (section.kind === 'single') return change(section.emptyData());
  return { items: [change(section.emptyEntry('a'))] };
}

/** Parses an operation as the API does. */
function received(operation: unknown): Operation {
  return operationSchema.parse(JSON.parse(JSON.stringify(operation)));
}

function replacing(resume: Resume, slug: SectionSlug, data: Fields): Resume {
  return { ...resume, sections: { ...resume.sections, [slug]: { ...resume.sections[slug], data } } } as Resume;
}

const SAVED = typicalResume('classic');

describe.each(ADDED_FIELDS)('a client from before %s had the field %s', (slug, name) => {
  const { kind } = fieldsOf(slug).find((field) => field.name === name)!;
  const typed = TYPED[kind];
  const filled = replacing(
    SAVED,
    slug,
    dataOf(slug, (fields) => ({ ...fields, [name]: typed })),
  );

  test('saves an entry, and the field keeps its value', () => {
    const operation = received({ type: 'data', section: slug, data: dataOf(slug, (fields) => without(fields, name)) });
    expect(applyOperation(filled, operation)).toEqual(filled);
  });

  test('adds an entry, in which the field is empty', () => {
    const bare = replacing(SAVED, slug, SECTIONS[slug].emptyData());
    const operation = received({ type: 'data', section: slug, data: dataOf(slug, (fields) => without(fields, name)) });
    expect(applyOperation(bare, operation).sections[slug].data).toEqual(dataOf(slug, (fields) => fields));
  });

  test('saves the settings, and the field stays shown or hidden', () => {
    const { config } = filled.sections[slug];
    const hidden = {
      ...filled,
      sections: {
        ...filled.sections,
        [slug]: { ...filled.sections[slug], config: { ...config, fields: { ...config.fields, [name]: false } } },
      },
    } as Resume;
    const older = { title: 'Inny', fields: without(config.fields, name) };
    const after = applyOperation(hidden, received({ type: 'config', section: slug, config: older }));
    expect(after.sections[slug].config).toEqual({ ...hidden.sections[slug].config, title: 'Inny' });
  });

  test('restores an unsaved change, which overwrites nothing, whatever value the field has now', () => {
    const ofBefore = (fields: Fields) => without(fields, name);
    const kept = unsavedChangeSchema.parse({
      operation: { type: 'data', section: slug, data: dataOf(slug, ofBefore) },
      base: [{ type: 'data', section: slug, data: dataOf(slug, ofBefore) }],
      sent: [],
    });
    expect(wouldOverwrite(filled, kept)).toBe(false);
    expect(applyOperation(filled, kept.operation)).toEqual(filled);
  });

  test('can still undo a change without emptying the field', () => {
    const operation = received({ type: 'data', section: slug, data: dataOf(slug, (fields) => without(fields, name)) });
    const { base } = unsavedChange(filled, operation);
    expect(base.reduce(applyOperation, applyOperation(filled, operation))).toEqual(filled);
  });
});

test('an unsaved change of an older release still detects another client’s text', () => {
  const data = (position: string) =>
    dataOf('experiences', (fields) => ({ ...without(fields, 'achievements'), position }));
  const operation = (position: string) => ({ type: 'data', section: 'experiences', data: data(position) });
  const kept = unsavedChangeSchema.parse({ operation: operation('mine'), base: [operation('before')], sent: [] });
  const latest = (position: string) =>
    replacing(
      SAVED,
      'experiences',
      dataOf('experiences', (f) => ({ ...f, position })),
    );
  expect(wouldOverwrite(latest('before'), kept)).toBe(false);
  expect(wouldOverwrite(latest('theirs'), kept)).toBe(true);
});

test('an entry keeps its id, and the fields of another entry stay out of it', () => {
  const items = ['a', 'b'].map((id) => ({ ...SECTIONS.skills.emptyEntry(id), description: `of ${id}` }));
  const saved = replacing(SAVED, 'skills', { items });
  const data = {
    items: [
      { id: 'b', name: 'B' },
      { id: 'c', name: 'C' },
    ],
  };
  const after = applyOperation(saved, received({ type: 'data', section: 'skills', data }));
  expect(after.sections.skills.data.items).toEqual([
    { ...SECTIONS.skills.emptyEntry('b'), name: 'B', description: 'of b' },
    { ...SECTIONS.skills.emptyEntry('c'), name: 'C' },
  ]);
});

test('an entry that a client from before hiding existed saves stays hidden, and one that it adds is visible', () => {
  const hidden = { ...SECTIONS.skills.emptyEntry('a'), name: 'A', hidden: true };
  const saved = replacing(SAVED, 'skills', { items: [hidden] });
  const data = {
    items: [
      { id: 'a', name: 'A2' },
      { id: 'b', name: 'B' },
    ],
  };
  const after = applyOperation(saved, received({ type: 'data', section: 'skills', data }));
  expect(after.sections.skills.data.items).toEqual([
    { ...hidden, name: 'A2' },
    { ...SECTIONS.skills.emptyEntry('b'), name: 'B' },
  ]);
});

test('a level that was cleared is not the level of before', () => {
  const saved = replacing(SAVED, 'skills', { items: [{ ...SECTIONS.skills.emptyEntry('a'), level: 3 }] });
  const data = { items: [{ id: 'a', level: null }] };
  const after = applyOperation(saved, received({ type: 'data', section: 'skills', data }));
  expect(after.sections.skills.data.items[0]?.level).toBeNull();
});

test('an operation with all fields is applied as it is, entry by entry', () => {
  const { data } = SAVED.sections.experiences;
  const moved = { items: data.items.toReversed() };
  const after = applyOperation(SAVED, { type: 'data', section: 'experiences', data: moved });
  // The same object: what the pages remember of an entry stays valid.
  expect(after.sections.experiences.data).toBe(moved);
});

test('a client from before the page setup had a field leaves it', () => {
  const pageSetup = {
    ...SAVED.pageSetup,
    paper: 'letter' as const,
    hyphenation: true,
    density: { ...SAVED.pageSetup.density, margins: 0.8 },
  };
  const { hyphenation: _, paper: ___, ...older } = pageSetup;
  const { margins: __, ...density } = pageSetup.density;
  const operation = received({ type: 'page-setup', pageSetup: { ...older, footer: false, density } });
  expect(applyOperation({ ...SAVED, pageSetup }, operation).pageSetup).toEqual({ ...pageSetup, footer: false });
});

test('a resume from before the choice of paper is A4', () => {
  const { paper: _, ...older } = SAVED.pageSetup;
  expect(completePageSetup(older, defaultPageSetup('en')).paper).toBe('a4');
  // The API of an older release answers without the field.
  expect(completeResume({ ...SAVED, pageSetup: older as typeof SAVED.pageSetup }).pageSetup.paper).toBe('a4');
});

test('a client from before sections could change their column leaves it', () => {
  const order = SAVED.sectionsOrder.toReversed();
  const moved = applyOperation(SAVED, { type: 'sections-order', order, columns: { skills: 'main' } });
  const { columns: _, ...older } = SAVED.pageSetup;
  for (const operation of [
    { type: 'sections-order', order: SAVED.sectionsOrder },
    { type: 'page-setup', pageSetup: older },
  ]) {
    expect(applyOperation(moved, received(operation)).pageSetup.columns).toEqual({ skills: 'main' });
  }
});

test('details of the design are as the template has them in a row from before there were such settings, and stay for an older client', () => {
  const { levels, headingRule, headingCase, photoShape, photoSize, sideWidth, ...older } = SAVED.pageSetup;
  const details = { levels, headingRule, headingCase, photoShape, photoSize, sideWidth };
  const unchanged = {
    levels: 'sections',
    headingRule: 'template',
    headingCase: 'template',
    photoShape: 'template',
    photoSize: 1,
    sideWidth: 1,
  };
  expect(details).toEqual(unchanged);
  expect(completePageSetup(older, defaultPageSetup('pl'))).toMatchObject(unchanged);
  const chosen = { ...SAVED.pageSetup, levels: 'words', headingRule: 'box', photoSize: 0.8, sideWidth: 1.1 } as const;
  const operation = received({ type: 'page-setup', pageSetup: { ...older, footer: false } });
  expect(applyOperation({ ...SAVED, pageSetup: chosen }, operation).pageSetup).toEqual({ ...chosen, footer: false });
});

describe('a client from before a section was added', () => {
  const before = SAVED.sectionsOrder.filter((slug) => !isLaterSection(slug));
  const flags = Object.fromEntries(before.map((slug) => [slug, true]));
  const moved = (from: OrderedSection, after: OrderedSection) => {
    const rest = SAVED.sectionsOrder.filter((slug) => slug !== from);
    return rest.toSpliced(rest.indexOf(after) + 1, 0, from);
  };

  test.each(LATER_SECTIONS)('orders the sections, and %s stays after the section that it followed', (later) => {
    const saved = { ...SAVED, sectionsOrder: moved(later, 'education') };
    const order = ['education', ...before.filter((slug) => slug !== 'education')];
    const { sectionsOrder } = applyOperation(saved, received({ type: 'sections-order', order }));
    expect(sectionsOrder.slice(0, 2)).toEqual(['education', later]);
    expect(sectionsOrder.filter((slug) => !isLaterSection(slug))).toEqual(order);
    expect(sectionsOrder).toHaveLength(SAVED.sectionsOrder.length);
  });

  test.each(LATER_SECTIONS)('chooses sections, and %s stays enabled and hidden as it was', (later) => {
    const active = { ...SAVED.sectionsActive, [later]: false };
    const saved: Resume = { ...SAVED, sectionsEnabled: ['awards', later, 'interests'], sectionsActive: active };
    const config = { enabled: ['interests'], active: { ...flags, summary: false } };
    const after = applyOperation(saved, received({ type: 'sections-config', config }));
    expect(new Set(after.sectionsEnabled)).toEqual(new Set([later, 'interests']));
    expect(after.sectionsActive).toEqual({ ...active, summary: false });
  });

  test.each(LATER_SECTIONS)('restores unsaved changes, which overwrite nothing if only %s has changed', (later) => {
    const latest: Resume = {
      ...SAVED,
      sectionsEnabled: completeEnabled([later, 'interests']),
      sectionsOrder: moved(later, 'summary'),
      sectionsActive: { ...SAVED.sectionsActive, [later]: false },
    };
    const order = (slugs: readonly string[]) => ({ type: 'sections-order', order: slugs });
    const config = (enabled: readonly string[]) => ({ type: 'sections-config', config: { enabled, active: flags } });
    for (const [operation, base] of [
      [order(before.toReversed()), order(before)],
      [config([]), config(['interests'])],
    ]) {
      const kept = unsavedChangeSchema.parse({ operation, base: [base], sent: [] });
      expect(wouldOverwrite(latest, kept)).toBe(false);
    }
    const elsewhere = { ...latest, sectionsEnabled: [] };
    const change = { operation: config([]), base: [config(['interests'])], sent: [] };
    expect(wouldOverwrite(elsewhere, unsavedChangeSchema.parse(change))).toBe(false);
    const conflicting = { operation: config(['awards']), base: [config(['interests'])], sent: [] };
    expect(wouldOverwrite(elsewhere, unsavedChangeSchema.parse(conflicting))).toBe(true);
  });

  test('still has to name all the sections that it knows, each once', () => {
    const refused = [before.slice(1), [...before, before[0]!], []];
    for (const order of refused)
      expect(operationSchema.safeParse({ type: 'sections-order', order }).success).toBe(false);
    const { summary: _, ...tooFew } = flags;
    const operation = { type: 'sections-config', config: { enabled: [], active: tooFew } };
    expect(operationSchema.safeParse(operation).error?.issues).toMatchObject([
      { path: ['config', 'active', 'summary'] },
    ]);
  });
});

test('a CV from before a section was added opens with the section empty, where it was designed to be', () => {
  const older = {
    ...SAVED,
    sectionsOrder: SAVED.sectionsOrder.filter((slug) => !isLaterSection(slug)),
    sectionsActive: Object.fromEntries(
      Object.entries(SAVED.sectionsActive).filter(([slug]) => slug !== 'publications'),
    ),
    sections: Object.fromEntries(Object.entries(SAVED.sections).filter(([slug]) => slug !== 'publications')),
  } as unknown as Resume;
  const opened = completeResume(older);
  expect(resumeSchema.safeParse(opened).error).toBeUndefined();
  expect(opened.sections.publications).toEqual(emptySection('publications'));
  expect(opened.sectionsOrder.indexOf('publications')).toBe(opened.sectionsOrder.indexOf('projects') + 1);
  expect(opened.sectionsOrder.at(-1)).toBe('clauses');
});

describe('the gaps of entries, which an older release changed together with `spacing`', () => {
  const setup = (density: object) => received({ type: 'page-setup', pageSetup: { ...SAVED.pageSetup, density } });
  const { entrySpacing: _, ...older } = { ...AS_DESIGNED, spacing: 0.5 };

  test('are those of `spacing` in a row that an older release stored', () => {
    const stored = { ...SAVED.pageSetup, density: older };
    const { density } = completePageSetup(stored, defaultPageSetup('pl'));
    expect(density).toEqual({ ...AS_DESIGNED, spacing: 0.5, entrySpacing: 0.5 });
  });

  test('follow `spacing` when an older client changes it', () => {
    expect(applyOperation(SAVED, setup(older)).pageSetup.density.entrySpacing).toBe(0.5);
  });

  test('keep their value when an older client changes something else', () => {
    const resume = applyOperation(SAVED, setup({ ...older, entrySpacing: 1.4 }));
    const { density } = applyOperation(resume, setup({ ...older, leading: 0.9 })).pageSetup;
    expect(density).toEqual({ ...AS_DESIGNED, spacing: 0.5, entrySpacing: 1.4, leading: 0.9 });
  });
});

describe('a field of a newer release', () => {
  const withField = (value: unknown) => ({
    type: 'data',
    section: 'skills',
    data: { items: [{ ...SECTIONS.skills.emptyEntry('a'), endorsedBy: value }] },
  });
  const person = (value: unknown) => ({
    type: 'data',
    section: 'personal-data',
    data: { ...SAVED.sections['personal-data'].data, pronouns: value },
  });
  const flags = (value: unknown) => ({
    type: 'config',
    section: 'skills',
    config: { ...SAVED.sections.skills.config, fields: { ...SAVED.sections.skills.config.fields, endorsedBy: value } },
  });

  test.each([
    ['an entry', withField('Anna'), ['data', 'items', 0], 'endorsedBy'],
    ['an entry, as rich text', withField([{ type: 'paragraph', children: [] }]), ['data', 'items', 0], 'endorsedBy'],
    ['an entry, as an object', withField({}), ['data', 'items', 0], 'endorsedBy'],
    ['personal data', person('she'), ['data'], 'pronouns'],
    ['settings', flags(false), ['config', 'fields'], 'endorsedBy'],
  ])('is refused by its name in %s', (_, operation, path, name) => {
    const { error } = operationSchema.safeParse(operation);
    expect(error?.issues).toMatchObject([{ path, message: expect.stringContaining(name) }]);
  });

  test.each(['', null, false, []])('is left out while it is empty: %j', (empty) => {
    expect(received(withField(empty))).toEqual(withField(undefined));
    expect(received(person(empty))).toEqual(person(undefined));
  });

  test('is left out while it is shown, as every new field is', () => {
    expect(received(flags(true))).toEqual(flags(undefined));
  });
});

test.each([
  ['an entry without an id', { type: 'data', section: 'skills', data: { items: [{ name: 'x' }] } }, 'data.items.0.id'],
  ['no entries', { type: 'data', section: 'skills', data: {} }, 'data.items'],
  ['an unknown key beside the entries', { type: 'data', section: 'skills', data: { items: [], more: '' } }, 'data'],
  ['an entry that is no object', { type: 'data', section: 'skills', data: { items: [null] } }, 'data.items.0'],
  ['no data', { type: 'data', section: 'summary' }, 'data'],
  ['a list as data', { type: 'data', section: 'summary', data: [] }, 'data'],
  ['no flags', { type: 'config', section: 'skills', config: { title: '' } }, 'config.fields'],
  [
    'null in a line',
    { type: 'data', section: 'skills', data: { items: [{ id: 'a', name: null }] } },
    'data.items.0.name',
  ],
])('refuses %s, naming the place', (_, operation, path) => {
  const { error } = operationSchema.safeParse(operation);
  expect(error?.issues[0]?.path.join('.')).toBe(path);
});
