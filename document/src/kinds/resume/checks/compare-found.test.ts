import { afterEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import type { FoundEntry, FoundResume, FoundSection } from '../../../reader/found-resume.ts';
import { demoResume } from '../../../testing/demo-resumes.ts';
import { readAsWritten } from '../../../testing/read-as-written.ts';
import { entry, paragraph, typicalResume } from '../../../testing/sample-resumes.ts';
import type { Resume } from '../model/resume.ts';
import { applyOperation } from '../operations/operation.ts';
import { compareFound } from './compare-found.ts';
import type { Comparison } from './comparison.ts';

const resume = typicalResume('modern');
const written = () => structuredClone(readAsWritten(resume));

function section(found: FoundResume, kind: FoundSection['kind']): FoundSection {
  return found.sections.find((one) => one.kind === kind)!;
}

function differences({ rows }: Comparison) {
  return rows
    .filter(({ verdict }) => verdict !== 'same')
    .map(({ section: slug, entryId, field, verdict }) => [slug, entryId, field, verdict]);
}

/** The comparison after the reader made a mistake. */
function after(change: (found: FoundResume) => void): Comparison {
  const found = written();
  change(found);
  return compareFound(resume, found);
}

describe('a reader without mistakes', () => {
  test('gives no differences, and all fields are compared', () => {
    const { rows, phantoms } = compareFound(resume, written());
    expect(rows.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
    expect(phantoms).toEqual([]);
    expect(rows.length).toBeGreaterThan(60);
    const job = rows.filter(({ entryId }) => entryId === 'experiences-1').map(({ field, own }) => [field, own]);
    expect(job.slice(0, 6)).toEqual([
      ['position', 'Kierownik projektu'],
      ['company', 'Budowa i Spółka S.A.'],
      ['dateFrom', '02.2018'],
      ['present', 'obecnie'],
      ['city', 'Łódź'],
      ['url', 'budowa.example.com/o-nas'],
    ]);
  });

  test.each(LANGUAGES)('gives no differences in %s', (language) => {
    const demo = demoResume('typical', 'classic', language);
    const { rows, phantoms } = compareFound(demo, readAsWritten(demo));
    expect(rows.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
    expect(phantoms).toEqual([]);
  });
});

test('a section with a custom heading is matched even if the reader took it for jobs', () => {
  const { config } = resume.sections.references;
  const own = applyOperation(resume, {
    type: 'config',
    section: 'references',
    config: { ...config, title: 'Kapitanowie' },
  });
  const found = written();
  Object.assign(section(found, 'references'), { kind: 'experience', heading: 'Kapitanowie' });
  const comparison = compareFound(own, found);
  expect(differences(comparison)).toEqual([['references', null, 'heading', 'different']]);
  expect(comparison.phantoms).toEqual([]);
});

test('the line below a reference’s name without a position may be a contact', () => {
  const items = [entry('references', 'r1', { name: 'Dana Whitfield', contact: 'Former head of the yard' })];
  const own = applyOperation(resume, { type: 'data', section: 'references', data: { items } });
  const found = written();
  const [one] = section(found, 'references').entries;
  const strange = { url: '', description: [], start: null, end: null, location: '' };
  section(found, 'references').entries = [
    { ...one!, ...strange, title: 'Dana Whitfield', organisation: 'Former head of the yard' },
  ];
  const { rows } = compareFound(own, found);
  expect(rows.filter(({ section: slug, verdict }) => slug === 'references' && verdict !== 'same')).toEqual([]);
});

test('case, quotation marks, spaces, hyphens and the wording of dates are ignored', () => {
  const comparison = after((found) => {
    found.name = 'JÓZEF  ŻÓŁĆ - ŚWIĄTEK';
    found.email = 'Jozef.Swiatek@example.com';
    found.phone = '(+48) 601234567';
    found.links = found.links.map((link) => `https://www.${link}/`);
    const [job] = section(found, 'experience').entries;
    job!.start!.text = 'luty 2018';
    job!.description = job!.description.map((line) => line.replaceAll('„', '"').replace('budżet', 'bud-\nżet'));
    section(found, 'projects').entries[0]!.title = 'Rewitalizacja przędzalni "Biała Fabryka"';
  });
  expect(differences(comparison)).toEqual([]);
  expect(comparison.phantoms).toEqual([]);
});

describe('mistakes of a reader', () => {
  test('a heading read as the name, and a missing telephone number', () => {
    const comparison = after((found) => {
      found.name = 'Kontakt';
      found.phone = '';
    });
    expect(differences(comparison)).toEqual([
      ['personal-data', null, 'firstName', 'different'],
      ['personal-data', null, 'phone', 'missing'],
    ]);
    expect(comparison.rows[0]).toMatchObject({ own: 'Józef Żółć-Świątek', found: 'Kontakt' });
  });

  test('company and position swapped', () => {
    const comparison = after((found) => {
      const [job] = section(found, 'experience').entries;
      [job!.title, job!.organisation] = [job!.organisation, job!.title];
    });
    expect(differences(comparison)).toEqual([
      ['experiences', 'experiences-1', 'position', 'different'],
      ['experiences', 'experiences-1', 'company', 'different'],
    ]);
  });

  test('a wrong date', () => {
    const comparison = after((found) => {
      section(found, 'experience').entries[1]!.start = { text: '06.2021', value: '2021-06' };
    });
    expect(differences(comparison)).toEqual([['experiences', 'experiences-2', 'dateFrom', 'different']]);
  });

  test('a list item read as a job is a phantom', () => {
    const phantom: FoundEntry = {
      ...written().sections.find(({ kind }) => kind === 'experience')!.entries[0]!,
      title: 'Szkoliłem młodszych inżynierów',
      organisation: '',
      authors: '',
      location: '',
      start: null,
      end: null,
      url: '',
      description: [],
    };
    const comparison = after((found) => void section(found, 'experience').entries.splice(1, 0, phantom));
    expect(differences(comparison)).toEqual([]);
    expect(comparison.phantoms).toEqual([{ section: 'experiences', text: 'Szkoliłem młodszych inżynierów' }]);
  });

  test('a missing job, with all of its fields', () => {
    const comparison = after((found) => void section(found, 'experience').entries.splice(2, 1));
    expect(differences(comparison).map(([, id, field, verdict]) => [id, field, verdict])).toEqual(
      ['position', 'company', 'dateFrom', 'dateTo', 'city', 'description'].map((field) => [
        'experiences-3',
        field,
        'missing',
      ]),
    );
  });

  test('jobs in another order are matched', () => {
    const comparison = after((found) => void section(found, 'experience').entries.reverse());
    expect(differences(comparison)).toEqual([]);
  });

  test('a missing skill, and a phantom one', () => {
    const comparison = after((found) => {
      section(found, 'skills').terms[1] = { name: 'Budżet', detail: '' };
    });
    expect(differences(comparison)).toEqual([['skills', 'skills-2', 'name', 'missing']]);
    expect(comparison.phantoms).toEqual([{ section: 'skills', text: 'Budżet' }]);
  });

  test('an unknown heading: its entries are matched, the heading differs', () => {
    const comparison = after((found) => {
      section(found, 'education').kind = 'other';
    });
    expect(differences(comparison)).toEqual([['education', null, 'heading', 'different']]);
  });

  test('a summary read as part of the jobs', () => {
    const comparison = after((found) => {
      const { text } = section(found, 'summary');
      section(found, 'experience').entries[0]!.description.push(...text);
      found.sections = found.sections.filter(({ kind }) => kind !== 'summary');
    });
    expect(differences(comparison)).toEqual([
      ['summary', null, 'heading', 'missing'],
      ['summary', null, 'content', 'different'],
    ]);
  });

  test('a section that is not in the CV', () => {
    const comparison = after((found) => {
      found.sections.push({
        ...section(found, 'summary'),
        kind: 'awards',
        heading: 'Nagrody',
        text: ['Złoty Kask 1999'],
      });
    });
    expect(comparison.phantoms).toEqual([{ section: null, text: 'Nagrody · Złoty Kask 1999' }]);
  });

  test('an e-mail that is not in the CV', () => {
    const base = { ...resume.sections['personal-data'].data, email: '' };
    const silent = applyOperation(resume, { type: 'data', section: 'personal-data', data: base });
    expect(compareFound(silent, written()).phantoms).toEqual([
      { section: 'personal-data', text: 'jozef.swiatek@example.com' },
    ]);
  });
});

describe('the cost of a comparison grows linearly with the text', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** The comparison, and how many characters it converted to comparable form. */
  function counted(written: Resume, found: FoundResume): { comparison: Comparison; characters: number } {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const comparison = compareFound(written, found);
    const characters = normalize.mock.contexts.reduce((sum: number, text) => sum + String(text).length, 0);
    return { comparison, characters };
  }

  const words = (from: number, count: number) => Array.from({ length: count }, (_, index) => `w${from + index}`);

  function withSkills(names: readonly string[]): Resume {
    const items = names.map((name, index) => entry('skills', `s${index}`, { name }));
    return applyOperation(resume, { type: 'data', section: 'skills', data: { items } });
  }

  function foundTerms(names: readonly string[]): FoundResume {
    const found = written();
    section(found, 'skills').terms = names.map((name) => ({ name, detail: '' }));
    return found;
  }

  test('of 200 skills with 20 names each, found as 4000 terms', () => {
    const lists = Array.from({ length: 200 }, (_, index) => words(index * 20, 20));
    const names = lists.flat();
    const size = names.join('').length;
    const { comparison, characters } = counted(withSkills(lists.map((list) => list.join('; '))), foundTerms(names));
    expect(characters).toBeLessThan(size * 12 + 100_000);
    expect(comparison.rows.filter(({ entryId, field }) => entryId === 's7' && field === 'name')).toMatchObject([
      { own: lists[7]!.join('; '), found: '', verdict: 'missing' },
    ]);
    expect(comparison.phantoms).toEqual([]);
  });

  test('too many terms are reported as different without comparison', () => {
    const { comparison } = counted(withSkills(['w1', 'w2']), foundTerms(words(0, 4001)));
    const skills = comparison.rows.filter(({ section: slug, field }) => slug === 'skills' && field === 'name');
    expect(skills.map(({ own, verdict }) => [own, verdict])).toEqual([
      ['w1', 'different'],
      ['w2', 'different'],
    ]);
    expect(skills[0]!.found).toMatch(/^w0, w1, .*w19$/);
    expect(comparison.phantoms).toEqual([]);
  });

  test('of 200 interests with one long text, which no row repeats as a whole', () => {
    const items = words(0, 200).map((word) => entry('interests', word, { content: word.repeat(50) }));
    const own = applyOperation(resume, { type: 'data', section: 'interests', data: { items } });
    const found = written();
    const text = words(1000, 20_000);
    Object.assign(section(found, 'interests'), { terms: [], entries: [], text });
    const { comparison, characters } = counted(own, found);
    expect(characters).toBeLessThan(text.join(' ').length * 6);
    const rows = comparison.rows.filter(({ section: slug, field }) => slug === 'interests' && field === 'content');
    expect(rows).toHaveLength(200);
    for (const row of rows) {
      expect(row.verdict).toBe('different');
      expect(row.found).toHaveLength(row.own.length + 500);
    }
  });
});

test('a reference is compared by the fields that its lines come from', () => {
  const items = [
    entry('references', 'r1', { name: 'Dana Whitfield', position: 'Yard manager', company: 'Whitfield Ltd' }),
  ];
  const own = applyOperation(resume, { type: 'data', section: 'references', data: { items } });
  const { rows } = compareFound(own, readAsWritten(own));
  expect(rows.filter(({ entryId }) => entryId === 'r1').map(({ field, own: text }) => [field, text])).toEqual([
    ['name', 'Dana Whitfield'],
    ['position', 'Yard manager, Whitfield Ltd'],
  ]);
});

test('characters that are printed as others, and joiners that are not printed, are ignored', () => {
  const own = structuredClone(resume);
  own.sections.summary.data.content = paragraph('Ratowniczka 👩\u200d🚒 ➤ 12 lat ❤\ufe0f w straży');
  const found = readAsWritten(own);
  section(found, 'summary').text = ['Ratowniczka 👩🚒 ► 12 lat ❤ w straży'];
  expect(differences(compareFound(own, found))).toEqual([]);
  section(found, 'summary').text = ['Ratowniczka 👩🚒 ► 13 lat ❤ w straży'];
  expect(differences(compareFound(own, found))).toEqual([['summary', null, 'content', 'different']]);
});
