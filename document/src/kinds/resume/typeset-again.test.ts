import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.ts';
import { loadHyphenator } from '../../engine/text/hyphenator.ts';
import { LANGUAGES } from '../../engine/text/languages.ts';
import { demoResume } from '../../testing/demo-resumes.ts';
import { demoOf } from '../../testing/demos.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import type { Resume } from './model/resume.ts';
import { plainToRichText } from './model/rich-text.ts';
import { OPTIONAL_SECTIONS } from './model/sections.ts';
import { TEMPLATE_SLUGS } from './model/templates-by-slug.ts';
import { applyOperation, type Operation } from './operations/operation.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());
const hyphenators = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadHyphenator(language)] as const)),
);
const typeset = (resume: Resume) =>
  typesetter.typeset(resume, { hyphenator: hyphenators[resume.language]!, demo: demoOf(resume.language) });

/** Words of several scripts, a word wider than any line, and an empty text. */
const text = fc.constantFrom(
  '',
  'Kierowniczka budowy',
  'od łopaty po „odbiór”',
  'مهندسة مدنية في وارسو',
  '現場監督',
  'x'.repeat(90),
  'Długi opis, który zajmuje więcej niż jeden wiersz. '.repeat(9),
);
type Change = (resume: Resume) => Operation;

const changes: fc.Arbitrary<Change> = fc.oneof(
  text.map(
    (value): Change =>
      ({ sections }) => ({
        type: 'data',
        section: 'personal-data',
        data: { ...sections['personal-data'].data, profession: value.slice(0, 100) },
      }),
  ),
  text.map(
    (value): Change =>
      () => ({ type: 'data', section: 'summary', data: { content: plainToRichText(value) } }),
  ),
  fc.tuple(text, fc.nat(60)).map(
    ([value, at]): Change =>
      ({ sections: { experiences } }) => {
        const { items } = experiences.data;
        const index = at % Math.max(1, items.length);
        const entry = items[index];
        if (!entry) return { type: 'data', section: 'experiences', data: { items } };
        const changed = { ...entry, position: value.slice(0, 100), description: plainToRichText(value) };
        return { type: 'data', section: 'experiences', data: { items: items.with(index, changed) } };
      },
  ),
  fc.nat(60).map(
    (at): Change =>
      ({ sections: { experiences, skills } }) => {
        const items = at % 2 === 0 ? experiences.data.items : skills.data.items;
        const rest = items.toSpliced(at % Math.max(1, items.length), 1);
        return { type: 'data', section: at % 2 === 0 ? 'experiences' : 'skills', data: { items: rest } } as Operation;
      },
  ),
  fc.boolean().map(
    (isShown): Change =>
      ({ sections: { education } }) => ({
        type: 'config',
        section: 'education',
        config: { ...education.config, fields: { ...education.config.fields, city: isShown } },
      }),
  ),
  fc.constantFrom(...TEMPLATE_SLUGS).map(
    (pattern): Change =>
      () => ({ type: 'pattern', pattern }),
  ),
  fc.constantFrom(...LANGUAGES).map(
    (language): Change =>
      () => ({ type: 'language', language }),
  ),
  fc.constantFrom('#333333', '#f8202d').map(
    (generalColor): Change =>
      ({ color }) => ({
        type: 'color',
        color: { ...color, generalColor },
      }),
  ),
  fc.boolean().map(
    (footer): Change =>
      ({ pageSetup }) => ({ type: 'page-setup', pageSetup: { ...pageSetup, footer } }),
  ),
  fc.constant(
    ({ sectionsOrder }: Resume): Operation => ({
      type: 'sections-order',
      order: sectionsOrder.toReversed(),
    }),
  ),
  fc.subarray([...OPTIONAL_SECTIONS]).map(
    (enabled): Change =>
      ({ sectionsActive }) => ({
        type: 'sections-config',
        config: { enabled, active: sectionsActive },
      }),
  ),
);

it('sets a changed resume like one that is not in its caches', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('sparse' as const, 'typical' as const),
      fc.boolean(),
      fc.array(changes, { minLength: 1, maxLength: 5 }),
      (size, isDone, sequence) => {
        let resume: Resume = { ...demoResume(size, 'classic', 'pl'), isDone };
        typeset(resume);
        for (const change of sequence) {
          resume = applyOperation(resume, change(resume));
          // A copy shares no objects with the resume that was set before.
          expect(typeset(resume).pages).toEqual(typeset(structuredClone(resume)).pages);
        }
      },
    ),
    runs(30),
  );
});

it('paints each page alone, in any order, like the whole document', () => {
  for (const template of TEMPLATE_SLUGS) {
    const resume = demoResume('huge', template, 'pl');
    const { layout, paint } = typesetter.layOut(resume);
    expect(layout.length).toBeGreaterThan(10);
    expect(layout.toReversed().map(paint).toReversed()).toEqual(typesetter.typeset(resume).pages);
  }
});
