import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import type { Resume } from '../model/resume.ts';
import { resumeSchema } from '../model/resume.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';
import { entriesOf, valuesByAddress } from './addresses.ts';
import { editView } from './edit-view.ts';
import { materialise } from './materialise.ts';
import { operationInView } from './operation-in-view.ts';
import { emptyOverlay, type Overlay, overlaySchema, type ViewKind } from './overlay.ts';
import { settleOverride, staleOverrides } from './stale.ts';
import { untranslated } from './translation.ts';
import { viewOf } from './view-of.ts';

const BASE = typicalResume('classic');
const position = (id: string) => `items/experiences/${id}/position`;
const [FIRST, SECOND] = entriesOf(BASE, 'experiences').map(({ id }) => id) as [string, string];

/** Jobs are changed entry by entry, as forms do it: the operation has the whole list. */
const withJobs = (resume: Resume, change: (items: Job[]) => Job[]): Operation => ({
  type: 'data',
  section: 'experiences',
  data: { items: change([...resume.sections.experiences.data.items]) },
});
type Job = Resume['sections']['experiences']['data']['items'][number];
const retitled = (resume: Resume, id: string, text: string) =>
  withJobs(resume, (items) => items.map((item) => (item.id === id ? { ...item, position: text } : item)));
const jobsOf = (resume: Resume) => resume.sections.experiences.data.items;

function edited(base: Resume, overlay: Overlay, change: (view: Resume) => Operation) {
  return editView({ base, overlay }, change(materialise(base, overlay).resume));
}

describe('a view', () => {
  test('without overrides is its base, and shares all its parts', () => {
    const { resume, unapplied } = materialise(BASE, emptyOverlay('variant'));
    expect(resume).toBe(BASE);
    expect(unapplied).toEqual([]);
  });

  test('keeps its own text, follows its base everywhere else, and shares unchanged sections', () => {
    const { overlay } = edited(BASE, emptyOverlay('variant'), (view) => retitled(view, FIRST, 'Pielęgniarka OIOM'));
    expect(Object.keys(overlay.overrides)).toEqual([position(FIRST)]);
    const base = applyOperation(BASE, retitled(BASE, SECOND, 'Położna'));
    const { resume } = materialise(base, overlay);
    expect(
      jobsOf(resume)
        .map((job) => job.position)
        .slice(0, 2),
    ).toEqual(['Pielęgniarka OIOM', 'Położna']);
    expect(resume.sections.education).toBe(base.sections.education);
  });

  test('says what is stale, with the old, the new and its own text, and each choice settles it', () => {
    const { overlay } = edited(BASE, emptyOverlay('variant'), (view) => retitled(view, FIRST, 'mine'));
    const base = applyOperation(BASE, retitled(BASE, FIRST, 'newer'));
    const before = jobsOf(BASE)[0]!.position;
    expect(staleOverrides(base, overlay)).toEqual([{ address: position(FIRST), before, now: 'newer', own: 'mine' }]);
    const again = edited(base, overlay, (view) => retitled(view, FIRST, 'mine, too'));
    expect(staleOverrides(base, again.overlay)).toHaveLength(1);
    const kept = settleOverride(base, overlay, position(FIRST), 'keep');
    expect(staleOverrides(base, kept)).toEqual([]);
    expect(jobsOf(materialise(base, kept).resume)[0]!.position).toBe('mine');
    const taken = settleOverride(base, overlay, position(FIRST), 'take');
    expect(jobsOf(materialise(base, taken).resume)[0]!.position).toBe('newer');
  });

  test('keeps an override whose entry is gone, says so, and applies it when the entry comes back', () => {
    const { overlay } = edited(BASE, emptyOverlay('variant'), (view) => retitled(view, FIRST, 'mine'));
    const without = applyOperation(
      BASE,
      withJobs(BASE, (items) => items.filter(({ id }) => id !== FIRST)),
    );
    expect(materialise(without, overlay).unapplied).toEqual([position(FIRST)]);
    expect(staleOverrides(without, overlay)).toEqual([]);
    expect(settleOverride(without, overlay, position(FIRST), 'keep')).toBe(overlay);
    expect(materialise(BASE, overlay).unapplied).toEqual([]);
    expect(settleOverride(without, overlay, position(FIRST), 'take').overrides).toEqual({});
  });

  test('hides what is deleted in it, and the base keeps it', () => {
    const { base, overlay } = edited(BASE, emptyOverlay('variant'), (view) =>
      withJobs(view, (items) => items.filter(({ id }) => id !== FIRST)),
    );
    expect(base).toBe(BASE);
    expect(jobsOf(materialise(base, overlay).resume).find(({ id }) => id === FIRST)).toMatchObject({ hidden: true });
  });

  test.each([
    ['variant', true],
    ['language', false],
  ] as const)('adds an entry to the base: in a %s it is hidden there: %s', (kind, isHidden) => {
    const added = { ...jobsOf(BASE)[0]!, id: 'new', position: 'Konsultantka' };
    const { base, overlay } = edited(BASE, emptyOverlay(kind), (view) =>
      withJobs(view, (items) => items.toSpliced(1, 0, added)),
    );
    expect(jobsOf(base)[1]).toEqual({ ...added, hidden: isHidden });
    expect(jobsOf(materialise(base, overlay).resume)[1]).toEqual(added);
  });

  test.each(['variant', 'language'] as const)(
    'what is typed into an entry that was added in a %s goes to the base, until the base has a text of its own',
    (kind) => {
      const added = { ...jobsOf(BASE)[0]!, id: 'new', position: '' };
      const entered = edited(BASE, emptyOverlay(kind), (view) => withJobs(view, (items) => [...items, added]));
      const typed = ['K', 'Kranken', 'Krankenschwester'].reduce(
        (view, text) => edited(view.base, view.overlay, (seen) => retitled(seen, 'new', text)),
        entered,
      );
      expect(jobsOf(typed.base).at(-1)).toMatchObject({ position: 'Krankenschwester', hidden: kind === 'variant' });
      expect(untranslated(typed.base, typed.overlay)).not.toContain(position('new'));
      const own = applyOperation(typed.base, retitled(typed.base, 'new', 'Pielęgniarka'));
      expect(staleOverrides(own, typed.overlay)).toHaveLength(kind === 'variant' ? 1 : 0);
      const again = edited(own, typed.overlay, (view) => retitled(view, 'new', 'Pflegefachfrau'));
      expect(jobsOf(again.base).at(-1)!.position).toBe('Pielęgniarka');
      expect(jobsOf(materialise(again.base, again.overlay).resume).at(-1)!.position).toBe('Pflegefachfrau');
    },
  );

  test('has its own order; an entry that the base gets later follows the one before it', () => {
    const { overlay } = edited(BASE, emptyOverlay('variant'), (view) => withJobs(view, (items) => items.toReversed()));
    const added = { ...jobsOf(BASE)[0]!, id: 'new' };
    const base = applyOperation(
      BASE,
      withJobs(BASE, (items) => items.toSpliced(1, 0, added)),
    );
    const ids = jobsOf(materialise(base, overlay).resume).map(({ id }) => id);
    expect(ids.filter((id) => id !== 'new')).toEqual(
      jobsOf(BASE)
        .map(({ id }) => id)
        .toReversed(),
    );
    expect(ids[ids.indexOf(FIRST) + 1]).toBe('new');
    expect(staleOverrides(base, overlay)).toEqual([]);
    const moved = applyOperation(
      base,
      withJobs(base, (items) => items.toReversed()),
    );
    expect(staleOverrides(moved, overlay).map(({ address }) => address)).toEqual(['order/experiences']);
  });

  test('has a template of its own as a whole, even where it equals the base’s by chance', () => {
    const { overlay } = editView(
      { base: BASE, overlay: emptyOverlay('variant') },
      { type: 'pattern', pattern: BASE.pattern },
    );
    const base = applyOperation(BASE, { type: 'pattern', pattern: 'academic' });
    const { resume } = materialise(base, overlay);
    expect(resumeSchema.safeParse(resume).success).toBe(true);
    expect(resume).toMatchObject({ pattern: BASE.pattern, sectionsOrder: BASE.sectionsOrder });
  });

  test('counts the texts that a language version has not translated; a text that stays the same can be confirmed', () => {
    const all = untranslated(BASE, emptyOverlay('language'));
    expect(all).toContain(position(FIRST));
    expect(all).not.toContain('data/personal-data/firstName');
    const text = jobsOf(BASE)[0]!.position;
    const translated = edited(BASE, emptyOverlay('language'), (view) => retitled(view, FIRST, 'Krankenschwester'));
    const confirmed = edited(BASE, translated.overlay, (view) => retitled(view, FIRST, text));
    for (const { overlay } of [translated, confirmed])
      expect(untranslated(BASE, overlay)).toEqual(all.filter((address) => address !== position(FIRST)));
  });

  test('judges each entry by itself in a base that is not valid: the others keep their own texts', () => {
    const jobs = Array.from({ length: 201 }, (_, index) => ({ ...jobsOf(BASE)[0]!, id: `job-${index}` }));
    const base = applyOperation(
      BASE,
      withJobs(BASE, () => jobs),
    );
    const overrides = Object.fromEntries(
      jobs.map(({ id }, index) => [position(id), { value: index === 7 ? 5 : `mine ${index}`, base: '' }]),
    );
    const { resume, unapplied } = materialise(base, { kind: 'variant', overrides, added: [] });
    expect(unapplied).toEqual([position('job-7')]);
    expect(jobsOf(resume)[200]!.position).toBe('mine 200');
  });

  test('leaves out values that this release does not accept, and keeps them in the overlay', () => {
    const overrides = {
      color: { value: { ...BASE.color, accentColor: 'red' }, base: BASE.color },
      [position(FIRST)]: { value: 'mine', base: '' },
      [position(SECOND)]: { value: 5, base: '' },
      'items/papyri/x/title': { value: 'from another release', base: '' },
    };
    const { resume, unapplied } = materialise(BASE, { kind: 'variant', overrides, added: [] });
    expect(unapplied.toSorted()).toEqual(['color', position(SECOND), 'items/papyri/x/title'].toSorted());
    expect(jobsOf(resume)[0]!.position).toBe('mine');
    expect(resumeSchema.safeParse(resume).success).toBe(true);
  });
});

const VIEWS: readonly ViewKind[] = ['language', 'language', 'language', 'variant', 'variant', 'variant'];

type Step =
  | { kind: 'write'; at: number; field: 'position' | 'company' | 'city' }
  | { kind: 'remove' | 'add' | 'move' | 'hide'; at: number }
  | { kind: 'title' | 'color' | 'template' | 'language' };

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      at: fc.nat(9),
      field: fc.constantFrom('position', 'company', 'city'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('remove', 'add', 'move', 'hide'), at: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('title', 'color', 'template', 'language') }) },
) as fc.Arbitrary<Step>;

/** An edit that a user makes in what they see. Each text is unique. */
function operationOf(resume: Resume, step: Step, number: number): Operation {
  const text = `text ${number}`;
  const items = jobsOf(resume);
  switch (step.kind) {
    case 'title':
      return { type: 'config', section: 'skills', config: { ...resume.sections.skills.config, title: text } };
    case 'color':
      return {
        type: 'color',
        color: { ...resume.color, accentColor: `#${String(number % 1_000_000).padStart(6, '0')}` },
      };
    case 'template':
      return { type: 'pattern', pattern: number % 2 ? 'academic' : 'modern' };
    case 'language':
      return { type: 'language', language: number % 2 ? 'de' : 'en' };
    case 'add': {
      const entry = { ...BASE.sections.experiences.data.items[0]!, id: `added-${number}`, position: text };
      return withJobs(resume, () =>
        items.length > 12 ? items : items.toSpliced(step.at % (items.length + 1), 0, entry),
      );
    }
  }
  const entry = items[step.at % Math.max(1, items.length)];
  if (!entry) return { type: 'name', name: text };
  const change = (changed: Partial<Job>) =>
    withJobs(resume, () => items.map((item) => (item === entry ? { ...item, ...changed } : item)));
  if (step.kind === 'write') return change({ [step.field]: text });
  if (step.kind === 'hide') return change({ hidden: !entry.hidden });
  const others = items.filter((item) => item !== entry);
  return withJobs(resume, () => (step.kind === 'remove' ? others : [entry, ...others]));
}

const idsOf = (resume: Resume) =>
  jobsOf(resume)
    .map(({ id }) => id)
    .toSorted();

test('random edits of a base, three languages and three variants lose nothing', () => {
  const edits = fc.array(fc.record({ target: fc.nat(VIEWS.length), step }), {
    minLength: 250,
    maxLength: 250,
    size: 'max',
  });
  fc.assert(
    fc.property(edits, (all) => {
      let base = BASE;
      let overlays = VIEWS.map(emptyOverlay);
      /** By view: the base's values when each override was made, written down by the test itself. */
      const made = VIEWS.map(() => new Map<string, unknown>());
      const written = VIEWS.map(() => new Map<string, unknown>());
      for (const [number, { target, step }] of all.entries()) {
        const at = target - 1;
        if (at < 0) {
          base = applyOperation(base, operationOf(base, step, number));
        } else {
          const seen = materialise(base, overlays[at]!).resume;
          const operation = operationOf(seen, step, number);
          const result = editView({ base, overlay: overlays[at]! }, operation);
          const valuesBefore = valuesByAddress(seen);
          const view = materialise(result.base, result.overlay).resume;
          // The editor shows at once what the server stores.
          const shown = applyOperation(seen, operationInView(seen, operation));
          expect(viewOf(result.base, result.overlay, shown)).toBe(shown);
          if (operation.type === 'data' && step.kind === 'write')
            expect(view.sections.experiences).toEqual(applyOperation(seen, operation).sections.experiences);
          const baseValues = valuesByAddress(result.base);
          const knownBase = valuesByAddress(base);
          for (const [address, value] of valuesByAddress(view)) {
            if (!address.endsWith('/position') && !address.endsWith('/company') && !address.endsWith('/city')) continue;
            if (!valuesBefore.has(address) || valuesBefore.get(address) === value) continue;
            const isFollowed = knownBase.get(address) !== baseValues.get(address);
            const isRenewed =
              VIEWS[at] === 'language' &&
              overlays[at]!.added.some((id) => address.includes(`/${id}/`)) &&
              (made[at]!.get(address) ?? valuesBefore.get(address)) === valuesBefore.get(address);
            if (isFollowed || isRenewed || !made[at]!.has(address)) made[at]!.set(address, baseValues.get(address));
            written[at]!.set(address, value);
          }
          base = result.base;
          overlays = overlays.with(at, result.overlay);
        }
      }
      for (const [at, overlay] of overlays.entries()) {
        const { resume, unapplied } = materialise(base, overlay);
        const present = valuesByAddress(resume);
        const baseValues = valuesByAddress(base);
        expect(idsOf(resume)).toEqual(idsOf(base));
        // Every text that was written in the view is still its own, in the view or among what cannot be applied.
        for (const [address, value] of written[at]!) {
          expect(overlay.overrides[address]?.value).toBe(value);
          if (present.has(address)) expect(present.get(address)).toBe(value);
          else expect(unapplied).toContain(address);
        }
        const isOwnEntry = (address: string) => overlay.added.some((id) => address.includes(`/${id}/`));
        const stale = [...made[at]!].filter(
          ([address, before]) =>
            baseValues.has(address) &&
            baseValues.get(address) !== before &&
            !(overlay.kind === 'language' && isOwnEntry(address) && before === written[at]!.get(address)),
        );
        const found = staleOverrides(base, overlay).filter(({ address }) => made[at]!.has(address));
        expect(found.map(({ address }) => address).toSorted()).toEqual(stale.map(([address]) => address).toSorted());
        expect(overlaySchema.parse(JSON.parse(JSON.stringify(overlay)))).toEqual(overlay);
        expect(resumeSchema.safeParse(resume).error).toBeUndefined();
      }
    }),
    // Shrinking 250 edits would take minutes; the seed and the index of the failing edit say enough.
    { ...runs(2), endOnFailure: true },
  );
});
