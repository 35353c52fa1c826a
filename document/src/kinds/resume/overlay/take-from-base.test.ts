import { expect, test } from 'vitest';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { inverseOf } from '../operations/inverse.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';
import { differences } from './differences.ts';
import { editView } from './edit-view.ts';
import { materialise } from './materialise.ts';
import { operationInView } from './operation-in-view.ts';
import { emptyOverlay, type ViewKind } from './overlay.ts';
import { settleOverride } from './stale.ts';
import { takeFromBase } from './take-from-base.ts';

const BASE = typicalResume('classic');
const { items } = BASE.sections.experiences.data;
const EDITS: Operation[] = [
  { type: 'data', section: 'experiences', data: { items: items.map((job) => ({ ...job, position: 'Inna' })) } },
  { type: 'data', section: 'experiences', data: { items: [...items].reverse() } },
  { type: 'data', section: 'experiences', data: { items: items.slice(1) } },
  { type: 'config', section: 'experiences', config: { ...BASE.sections.experiences.config, title: 'Inny' } },
  { type: 'pattern', pattern: 'modern' },
  { type: 'language', language: 'de' },
  { type: 'sections-order', order: [...BASE.sectionsOrder].reverse() },
  {
    type: 'sections-config',
    config: { enabled: [], active: { ...BASE.sectionsActive, experiences: !BASE.sectionsActive.experiences } },
  },
];

const cases = (['language', 'variant'] satisfies ViewKind[]).flatMap((kind) =>
  EDITS.map((edit, index) => ({ kind, edit, name: `${kind}: ${edit.type} ${index}` })),
);

test.each(cases)('$name goes back to the base and comes back by undoing', ({ kind, edit }) => {
  const view = editView({ base: BASE, overlay: emptyOverlay(kind) }, edit);
  const own = materialise(view.base, view.overlay).resume;
  const different = differences(view.base, view.overlay).map(({ address }) => address);
  expect(different).not.toEqual([]);
  const { operations, addresses } = takeFromBase(view, own, different);

  const undo: Operation[] = [];
  let edited = view;
  for (const operation of operations) {
    const before = materialise(edited.base, edited.overlay).resume;
    undo.unshift(...inverseOf(before, operationInView(before, operation)));
    edited = editView(edited, operation);
  }
  const overlay = addresses.reduce(
    (rest, address) => settleOverride(edited.base, rest, address, 'take'),
    edited.overlay,
  );
  const shown = operations.reduce((resume, one) => applyOperation(resume, operationInView(resume, one)), own);
  // What the editor shows is what the server has, so the history is kept.
  expect(materialise(edited.base, overlay).resume).toEqual(shown);
  expect(differences(edited.base, overlay)).toEqual([]);

  const undone = undo.reduce(editView, { base: edited.base, overlay });
  expect(materialise(undone.base, undone.overlay).resume).toEqual(own);
});

test('a value that has lost its place needs no edit', () => {
  const address = 'items/experiences/gone/position';
  const overlay = { ...emptyOverlay('language'), overrides: { [address]: { value: 'Verloren', base: 'x' } } };
  expect(takeFromBase({ base: BASE, overlay }, BASE, [address])).toEqual({ operations: [], addresses: [address] });
});
