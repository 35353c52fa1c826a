import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { paragraph, typicalResume } from '../../../testing/sample-resumes.ts';
import { tracesIn } from '../../../testing/traces-in.ts';
import type { AnonymiseOptions } from '../anonymise/anonymise.ts';
import { DEFAULT_ANONYMISE_OPTIONS } from '../anonymise/anonymity.ts';
import { type Resume, resumeSchema } from '../model/resume.ts';
import { richTextToPlain } from '../model/rich-text.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';
import { entriesOf } from './addresses.ts';
import { anonymousView } from './anonymous-view.ts';
import { differences } from './differences.ts';
import { type EditedView, editView } from './edit-view.ts';
import { materialise } from './materialise.ts';
import { emptyOverlay, type Overlay, overlaySchema } from './overlay.ts';
import { settleOverride, staleOverrides } from './stale.ts';
import { unstoredValues } from './unstored-values.ts';
import { viewOf } from './view-of.ts';
import { withEdits } from './with-edits.ts';
import { newAnonymousOverlay, withAnonymiseOptions } from './without-names.ts';

type Job = Resume['sections']['experiences']['data']['items'][number];

const PHOTO = { url: '/photos/anna-kowalska.jpg', widthPx: 30, heightPx: 40 };
const SAMPLE = typicalResume('classic');
const person = {
  firstName: 'Grażyna',
  lastName: 'Wilczewska',
  email: 'gwilczewska@example.com',
  phone: '+48 601234567',
};
const BASE: Resume = {
  ...[
    { type: 'name', name: 'CV Grażyna Wilczewska' },
    {
      type: 'data',
      section: 'personal-data',
      data: { ...SAMPLE.sections['personal-data'].data, ...person },
    },
    { type: 'data', section: 'summary', data: { content: paragraph('Zespół Grażyny Wilczewskiej w Kwarcytexie.') } },
  ].reduce(
    (resume, operation) => applyOperation(resume, operation as Operation),
    jobs(SAMPLE, (items) =>
      items.map((job, at) => ({ ...job, company: at === 0 ? 'Kwarcytex S.A.' : 'Morświn sp. z o.o.' })),
    ),
  ),
  photo: PHOTO,
};
const TOKENS = ['Grażyna', 'Grażyny', 'Wilczewska', 'Wilczewskiej', 'gwilczewska', '601234567', 'Kwarcytex', 'Morświn'];
const [FIRST] = entriesOf(BASE, 'experiences').map(({ id }) => id) as [string];
const company = `items/experiences/${FIRST}/company`;

function jobs(resume: Resume, change: (items: Job[]) => Job[]): Resume {
  return applyOperation(resume, jobsOperation(resume, change));
}

function jobsOperation(resume: Resume, change: (items: Job[]) => Job[]): Operation {
  return { type: 'data', section: 'experiences', data: { items: change([...resume.sections.experiences.data.items]) } };
}

const changed = (id: string, values: Partial<Job>) => (items: Job[]) =>
  items.map((job) => (job.id === id ? { ...job, ...values } : job));
const summary = (text: string): Operation => ({
  type: 'data',
  section: 'summary',
  data: { content: paragraph(text) },
});

const start = (options: AnonymiseOptions = DEFAULT_ANONYMISE_OPTIONS): EditedView => ({
  base: BASE,
  overlay: newAnonymousOverlay(BASE, emptyOverlay('variant'), options),
});
const shown = ({ base, overlay }: EditedView) => materialise(base, overlay).resume;
const summaryOf = (view: EditedView) => richTextToPlain(shown(view).sections.summary.data.content);
const jobOf = (view: EditedView, id = FIRST) =>
  shown(view).sections.experiences.data.items.find((job) => job.id === id)!;
const edit = (view: EditedView, change: (items: Job[]) => Job[]) => editView(view, jobsOperation(shown(view), change));
const values = ({ overlay }: EditedView) => JSON.stringify(Object.values(overlay.overrides).map(({ value }) => value));

describe('an anonymous version', () => {
  test('names nobody in any value, has no photo, and has its own name without the person’s', () => {
    expect(tracesIn(JSON.stringify(BASE), TOKENS)).not.toEqual([]);
    const { base, overlay } = start();
    const stored = viewOf(base, overlay, { ...BASE, name: 'Dla agencji (Wilczewska)', isDone: false });
    expect(tracesIn(JSON.stringify(stored), TOKENS)).toEqual([]);
    expect(stored).toMatchObject({ name: 'Dla agencji ([…])', photo: null, isDone: true });
    expect(resumeSchema.parse(stored)).toEqual(stored);
    expect(viewOf(base, overlay, stored)).toBe(stored);
    expect(overlaySchema.parse(JSON.parse(JSON.stringify(overlay)))).toEqual(overlay);
  });

  test('follows its base, and what the base says of the person is taken out', () => {
    const { overlay } = start();
    const base = applyOperation(BASE, summary('Nowy zespół Wilczewskiej.'));
    expect(summaryOf({ base, overlay })).toBe('Nowy zespół […].');
    const renamed = applyOperation(base, {
      type: 'data',
      section: 'personal-data',
      data: { ...base.sections['personal-data'].data, lastName: 'Zawadzka' },
    });
    expect(summaryOf({ base: applyOperation(renamed, summary('Zespół Zawadzkiej.')), overlay })).toBe('Zespół […].');
  });

  test('keeps its own text, of which a name is neither shown nor stored', () => {
    const view = editView(start(), summary('Kierowała Wilczewska, a potem Kwarcytex.'));
    expect(summaryOf(view)).toBe('Kierowała […], a potem Pracodawca 1.');
    expect(tracesIn(values(view), TOKENS)).toEqual([]);
    expect(staleOverrides(view.base, view.overlay)).toEqual([]);
    // Of the anonymous base, the values that the version has otherwise.
    expect(differences(view.base, view.overlay)).toMatchObject([
      { address: 'data/summary/content', base: paragraph('Zespół […] w Pracodawca 1.') },
    ]);
  });

  test('drops an override that was undone, and does not store what only names the person', () => {
    const before = shown(start()).sections.summary.data;
    const undone = editView(editView(start(), summary('Inny tekst')), {
      type: 'data',
      section: 'summary',
      data: before,
    });
    expect(undone.overlay.overrides).toEqual({});
    const named = editView(start(), {
      type: 'data',
      section: 'personal-data',
      data: { ...shown(start()).sections['personal-data'].data, firstName: 'Grażyna', email: 'g@example.com' },
    });
    expect(named.overlay.overrides).toEqual({});
  });

  test('is stale where the base has changed, and each choice settles it', () => {
    const { overlay } = editView(start(), summary('Własny tekst'));
    const base = applyOperation(BASE, summary('Grażyna pisze inaczej'));
    const address = 'data/summary/content';
    expect(staleOverrides(base, overlay)).toMatchObject([{ address, now: paragraph('[…] pisze inaczej') }]);
    expect(staleOverrides(base, settleOverride(base, overlay, address, 'keep'))).toEqual([]);
    expect(summaryOf({ base, overlay: settleOverride(base, overlay, address, 'take') })).toBe('[…] pisze inaczej');
  });

  test('may describe an employer, and does not name one', () => {
    expect(jobOf(start()).company).toBe('Pracodawca 1');
    const view = edit(start(), changed(FIRST, { company: 'Duża firma budowlana' }));
    expect(jobOf(view).company).toBe('Duża firma budowlana');
    expect(jobOf(edit(view, changed(FIRST, { company: 'Kwarcytex, Łódź' }))).company).toBe('Pracodawca 1, Łódź');
  });

  test('gives what is typed into an added entry to the base', () => {
    const entry = { ...BASE.sections.experiences.data.items[0]!, id: 'added', company: 'Za', position: '' };
    const one = edit(start(), (items) => [entry, ...items]);
    // The editor shows what was typed, and sends it again with the next letters.
    const [before, after] = [{ ...entry }, { ...entry, company: 'Zamek Sp. z o.o.', position: 'Wilczewska' }];
    const typed = editView(
      one,
      jobsOperation(one.base, () => [before, ...shown(one).sections.experiences.data.items.slice(1)]),
    );
    const two = editView(
      typed,
      jobsOperation(one.base, () => [after, ...shown(one).sections.experiences.data.items.slice(1)]),
    );
    expect(two.base.sections.experiences.data.items[0]).toMatchObject({ company: 'Zamek Sp. z o.o.', hidden: true });
    expect(jobOf(two, 'added')).toMatchObject({ company: expect.stringMatching(/^Pracodawca \d+$/), position: '[…]' });
    expect(tracesIn(values(two), [...TOKENS, 'Zamek'])).toEqual([]);
  });

  test('takes out the names of the view that it was made from, and keeps its texts', () => {
    const inEnglish = [
      { type: 'language', language: 'en' } as const,
      jobsOperation(
        BASE,
        changed(FIRST, { company: 'Quartz Works', companyDescription: paragraph('At Quartz Works, Kwarcytex') }),
      ),
      {
        type: 'data',
        section: 'personal-data',
        data: { ...BASE.sections['personal-data'].data, firstName: 'Grace', lastName: 'Wolfe' },
      } as const,
    ].reduce<EditedView>(editView, { base: BASE, overlay: emptyOverlay('language') });
    const overlay = newAnonymousOverlay(BASE, inEnglish.overlay, DEFAULT_ANONYMISE_OPTIONS);
    const view = { base: BASE, overlay };
    expect(staleOverrides(BASE, overlay)).toEqual([]);
    expect(shown(view).language).toBe('en');
    expect(jobOf(view)).toMatchObject({
      company: 'Employer 1',
      companyDescription: paragraph('At Employer 1, Employer 1'),
    });
    const named = editView(view, summary('Grace Wolfe, Wilczewska'));
    expect(summaryOf(named)).toBe('[…], […]');
    // The name of the English version is known after the field has another value.
    const described = edit(named, changed(FIRST, { company: 'A works (Quartz Works)' }));
    expect(jobOf(described).company).toBe('A works (Employer 1)');
  });

  test('takes out what the user adds later, in its own texts too, and nothing becomes stale', () => {
    const view = editView(start(), summary('Praca dla Żabki i Biedronki.'));
    expect(anonymousView(view.base, view.overlay)?.stayed).toContain('Żabki');
    const options = { ...DEFAULT_ANONYMISE_OPTIONS, ownWords: ['Żabka'] };
    const overlay = withAnonymiseOptions(view.base, view.overlay, options);
    expect(summaryOf({ base: view.base, overlay })).toBe('Praca dla […] i Biedronki.');
    expect(values({ base: view.base, overlay })).not.toContain('Żabki');
    expect(staleOverrides(view.base, overlay)).toEqual([]);
    const named = withAnonymiseOptions(view.base, overlay, { ...options, employers: false });
    expect(jobOf({ base: view.base, overlay: named }).company).toBe('Kwarcytex S.A.');
  });

  test('without stored options takes out everything', () => {
    const overlay: Overlay = { kind: 'anonymous', overrides: {}, added: [] };
    expect(tracesIn(JSON.stringify(materialise(BASE, overlay).resume), TOKENS)).toEqual([]);
  });

  test('says what it stores in place of a name that was typed', () => {
    const { base, overlay } = start();
    const own = viewOf(base, overlay, BASE);
    const typed = applyOperation(own, summary('Szefowa: Wilczewska'));
    const edits = withEdits({ base, overlay }, typed);
    expect([...unstoredValues(base, edits, typed)]).toEqual([['data/summary/content', paragraph('Szefowa: […]')]]);
    expect(unstoredValues(base, withEdits({ base, overlay }, own), own).size).toBe(0);
    expect(unstoredValues(base, emptyOverlay('variant'), typed).size).toBe(0);
  });

  test('the editor and the server make the same version of the same edits', () => {
    const { base, overlay } = start();
    const own = viewOf(base, overlay, BASE);
    const operation = jobsOperation(own, changed(FIRST, { position: 'Kierowniczka', company: 'Huta' }));
    const edited = applyOperation(own, operation);
    const onServer = editView({ base, overlay }, operation);
    expect(viewOf(base, withEdits({ base, overlay }, edited), edited)).toBe(edited);
    expect(viewOf(onServer.base, onServer.overlay, edited)).toBe(edited);
    expect(onServer.overlay.overrides[company]?.value).toBe('Huta');
  });
});

test('random edits of a base and its anonymous version never leave a name in the version or in what it overrides', () => {
  const mention = fc.constantFrom(
    ...['Grażyna Wilczewska', 'Wilczewską', 'g. Wilczewska', 'gwilczewska@example.com', '601 234 567', 'Kwarcytexowi'],
    ...['Morświn', 'zwykły tekst', 'Grażynie', 'https://example.com/gwilczewska', 'KWARCYTEX'],
  );
  const step = fc.record({
    isBase: fc.boolean(),
    at: fc.nat(9),
    field: fc.constantFrom('position', 'company', 'city', 'summary', 'add'),
    texts: fc.array(mention, { minLength: 1, maxLength: 3 }),
  });
  const traced = [...TOKENS, 'Wilczewską', 'Kwarcytexowi', 'Grażynie'];
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 25 }), (steps) => {
      let view = start();
      for (const [number, { isBase, at, field, texts }] of steps.entries()) {
        const text = texts.join(', ');
        // An employer that is renamed is none of the base's any more, and its name is any word.
        if (isBase && field === 'company') continue;
        const seen = isBase ? view.base : shown(view);
        const job = seen.sections.experiences.data.items[at % seen.sections.experiences.data.items.length]!;
        const added = { ...job, id: `added-${number}`, position: text };
        const operation =
          field === 'summary'
            ? summary(text)
            : jobsOperation(seen, field === 'add' ? (items) => [...items, added] : changed(job.id, { [field]: text }));
        view = isBase ? { ...view, base: applyOperation(view.base, operation) } : editView(view, operation);
        const stored = viewOf(view.base, view.overlay, BASE);
        expect(tracesIn(JSON.stringify(stored), traced)).toEqual([]);
        expect(tracesIn(values(view), traced)).toEqual([]);
        expect(resumeSchema.safeParse(stored).error).toBeUndefined();
      }
    }),
    runs(15),
  );
});
