import { describe, expect, test } from 'vitest';
import { PAPERS } from '../../engine/page-geometry.ts';
import { pageRuns } from '../../engine/page-runs.ts';
import { readResume } from '../../reader/read-resume.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { pageTextItems } from '../../testing/page-text-items.ts';
import { typicalResume } from '../../testing/sample-resumes.ts';
import { compareFound } from './checks/compare-found.ts';
import { unprintableFields } from './checks/unprintable-characters.ts';
import { composeResume } from './compose/compose.ts';
import { fromJsonResume } from './formats/json-resume/from-json-resume.ts';
import { toJsonResume } from './formats/json-resume/to-json-resume.ts';
import { toMarkdown } from './formats/markdown.ts';
import { toPlainText } from './formats/plain-text.ts';
import type { Resume } from './model/resume.ts';
import { OWN_FACTS } from './model/sections/personal-data.ts';
import type { SectionData } from './model/sections.ts';
import { TEMPLATE_SLUGS, type TemplateSlug } from './model/templates-by-slug.ts';
import { applyOperation, operationSchema } from './operations/operation.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());

const FACTS = {
  fact1Label: 'ORCID:',
  fact1Value: '0000-0002-1825-0097',
  fact2Label: 'Zaimki',
  fact2Value: 'ona, jej',
  fact3Value: 'Dyspozycyjność od zaraz',
  fact4Label: 'Podpis bez wartości',
  fact6Label: 'Tablica projektów',
  fact6Value: 'mosty.example.net/anna',
};

function withFacts(facts: Partial<SectionData<'personal-data'>>, pattern: TemplateSlug = 'classic'): Resume {
  const resume = typicalResume(pattern);
  const { data } = resume.sections['personal-data'];
  const operation = { type: 'data', section: 'personal-data', data: { ...data, relocate: true, ...facts } };
  return applyOperation(resume, operationSchema.parse(operation));
}

const factsOf = (resume: Resume) => composeResume(resume).facts.map(({ label, value }) => [label, value]);

describe('facts of the user’s own', () => {
  test('are printed in their order, after those that have a field and before flags', () => {
    const usual = factsOf(withFacts({}));
    expect(factsOf(withFacts(FACTS))).toEqual([
      ...usual.slice(0, -1),
      ['ORCID', '0000-0002-1825-0097'],
      ['Zaimki', 'ona, jej'],
      ['Dyspozycyjność od zaraz', ''],
      ['Tablica projektów', 'mosty.example.net/anna'],
      ['Gotowość do relokacji', ''],
    ]);
  });

  test('are in the text exports, except hidden ones', () => {
    const resume = withFacts(FACTS);
    const { config } = resume.sections['personal-data'];
    const hidden = applyOperation(resume, {
      type: 'config',
      section: 'personal-data',
      config: { ...config, fields: { ...config.fields, fact2Value: false, fact6Label: false } },
    });
    for (const write of [toPlainText, toMarkdown]) {
      expect(write(resume)).toContain('Zaimki: ona, jej');
      expect(write(resume)).not.toContain('Podpis bez wartości');
      expect(write(hidden)).toContain('ORCID: 0000');
      expect(write(hidden)).not.toContain('ona, jej');
      expect(write(hidden)).not.toContain('Tablica');
      expect(write(hidden)).toContain('mosty.example.net/anna');
    }
  });

  test('come back from a JSON Resume, in which only the own copy has them', () => {
    const resume = withFacts(FACTS);
    const { meta, ...standard } = JSON.parse(JSON.stringify(toJsonResume(resume)));
    expect(JSON.stringify(standard)).not.toContain('ona, jej');
    const { resume: back, notes } = fromJsonResume({ ...standard, meta }, { uuid: resume.uuid, language: 'pl' });
    expect(back.sections['personal-data']).toEqual(resume.sections['personal-data']);
    expect(notes).toEqual([]);
  });

  test('are refused by name if they are too long or cannot be printed', () => {
    const data = {
      fact4Label: 'x'.repeat(41),
      fact4Value: 'x'.repeat(101),
      fact5Label: 'x'.repeat(40),
      fact5Value: 'a\u0000b',
    };
    const { error } = operationSchema.safeParse({ type: 'data', section: 'personal-data', data });
    expect(error?.issues.map(({ path }) => path)).toEqual([
      ['data', 'fact4Label'],
      ['data', 'fact4Value'],
      ['data', 'fact5Value'],
    ]);
  });

  test('are named where a character has no glyph', () => {
    const resume = withFacts({ fact1Label: 'Znak', fact1Value: 'lin 𒀀' });
    const fields = unprintableFields(resume, typesetter.typeset(resume).layout);
    expect(fields).toEqual([{ section: 'personal-data', entryId: undefined, field: 'fact1Value', characters: ['𒀀'] }]);
  });

  test.each(TEMPLATE_SLUGS)('of full length stay on the first page: %s', (pattern) => {
    const words = 'Ważne słowo '.repeat(9);
    const full = OWN_FACTS.flatMap(({ label, value }) => [
      [label, words.slice(0, 40)],
      [value, words.slice(0, 100)],
    ]);
    const runs = typesetter.typeset(withFacts(Object.fromEntries(full), pattern)).pages.flatMap(pageRuns);
    expect(Math.max(...runs.map(({ yPx }) => yPx))).toBeLessThan(PAPERS.a4.heightPx);
  });

  test.each(TEMPLATE_SLUGS)('are printed, and mislead no program about the rest: %s', (pattern) => {
    const verdicts = (resume: Resume) => {
      const items = pageTextItems(typesetter.typeset(resume).pages);
      const { rows, phantoms } = compareFound(resume, readResume(items));
      const personal = rows.filter(({ section }) => section === 'personal-data');
      return { items, personal, phantoms: phantoms.filter(({ section }) => section === 'personal-data') };
    };
    const [bare, full] = [verdicts(withFacts({}, pattern)), verdicts(withFacts(FACTS, pattern))];
    expect(full.personal).toEqual(bare.personal);
    expect(full.phantoms).toEqual(bare.phantoms);
    const text = full.items
      .map((item) => item.text)
      .join('')
      .replace(/\s/g, '');
    expect(text).toContain('mosty.example.net/anna');
    expect(text).toContain('Dyspozycyjnośćodzaraz');
  });
});
