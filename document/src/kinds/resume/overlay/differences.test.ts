import { expect, test } from 'vitest';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import type { Resume } from '../model/resume.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';
import { differences } from './differences.ts';
import { editView } from './edit-view.ts';
import { materialise } from './materialise.ts';
import { emptyOverlay } from './overlay.ts';
import { settleOverride } from './stale.ts';
import { withEdits } from './with-edits.ts';

const BASE = typicalResume('classic');
type Jobs = Resume['sections']['experiences']['data']['items'];
const jobs = (items: Jobs): Operation => ({ type: 'data', section: 'experiences', data: { items } });

test('a variant differs by what was hidden, moved, rewritten and set, and by nothing that was put back', () => {
  const items = BASE.sections.experiences.data.items;
  const [first, second] = items as [Jobs[0], Jobs[0]];
  const changed = items
    .map((job) =>
      job === first ? { ...job, position: 'Oddziałowa' } : job === second ? { ...job, hidden: true } : job,
    )
    .toReversed();
  const operations: Operation[] = [
    jobs(changed),
    { type: 'config', section: 'skills', config: { ...BASE.sections.skills.config, title: 'Narzędzia' } },
    { type: 'color', color: { ...BASE.color, accentColor: '#112233' } },
    { type: 'sections-config', config: { enabled: ['courses'], active: { ...BASE.sectionsActive, summary: false } } },
  ];
  const { overlay } = operations.reduce(editView, { base: BASE, overlay: emptyOverlay('variant') });
  const found = differences(BASE, overlay);
  expect(found.map(({ kind, section, entryId }) => [kind, section, entryId])).toEqual(
    expect.arrayContaining([
      ['field', 'experiences', first.id],
      ['entry', 'experiences', second.id],
      ['order', 'experiences', null],
      ['field', 'skills', null],
      ['look', null, null],
      ['section', 'summary', null],
    ]),
  );
  expect(found.find(({ entryId }) => entryId === first.id)).toMatchObject({
    field: { name: 'position' },
    base: first.position,
    own: 'Oddziałowa',
  });
  const back = found.reduce((left, { address }) => settleOverride(BASE, left, address, 'take'), overlay);
  expect(differences(BASE, back)).toEqual([]);
  expect(materialise(BASE, back).resume).toEqual(BASE);
});

test('a text that a view and its base have in common does not differ, though the view keeps it', () => {
  const { overlay } = editView(
    { base: BASE, overlay: emptyOverlay('variant') },
    { type: 'pattern', pattern: BASE.pattern },
  );
  expect(Object.keys(overlay.overrides)).toContain('template');
  expect(differences(BASE, overlay)).toEqual([]);
  const base = applyOperation(BASE, { type: 'pattern', pattern: 'academic' });
  expect(differences(base, overlay).map(({ kind }) => kind)).toContain('look');
});

test('the overlay of an edited view has what the editor changed, and a variant none that was changed back', () => {
  const loaded = editView(
    { base: BASE, overlay: emptyOverlay('variant') },
    { type: 'color', color: { ...BASE.color, accentColor: '#112233' } },
  );
  const { resume } = materialise(BASE, loaded.overlay);
  const items = BASE.sections.experiences.data.items.map((job, at) => (at === 0 ? { ...job, position: 'Moja' } : job));
  const operation: Operation = { type: 'data', section: 'experiences', data: { items } };
  const edited = applyOperation(resume, operation);
  expect(withEdits(loaded, edited)).toEqual(editView(loaded, operation).overlay);
  expect(withEdits(loaded, applyOperation(edited, { type: 'color', color: BASE.color })).overrides).not.toHaveProperty(
    'color',
  );
  const language = { base: BASE, overlay: emptyOverlay('language') };
  expect(withEdits(language, BASE)).toEqual(language.overlay);
});
