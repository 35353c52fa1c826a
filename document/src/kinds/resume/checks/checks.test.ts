import { describe, expect, test } from 'vitest';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { dutiesOfOnePage, longJob } from '../../../testing/long-job.ts';
import { readAsWritten } from '../../../testing/read-as-written.ts';
import { paragraph, typicalResume } from '../../../testing/sample-resumes.ts';
import { scriptResume } from '../../../testing/script-resumes.ts';
import { fitToPages } from '../fit/fit-to-pages.ts';
import type { Resume } from '../model/resume.ts';
import type { ListSectionSlug } from '../model/sections.ts';
import { latestVersion } from '../model/templates-by-slug.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';
import { versionChanges } from '../styles/version-changes.ts';
import { createTypesetter } from '../typeset.ts';
import { checkResume } from './check-resume.ts';
import { compareFound } from './compare-found.ts';
import type { Comparison } from './comparison.ts';
import { checkEmptySections } from './empty-sections.ts';
import { checkAddresses } from './half-typed-addresses.ts';
import { checkDates } from './missing-dates.ts';
import { checkEnds } from './missing-end.ts';
import { checkName } from './missing-name.ts';
import { checkTitles } from './missing-titles.ts';
import { checkTemplate } from './older-template.ts';
import { checkReading } from './read-differently.ts';
import { checkLastPage } from './short-last-page.ts';

const typesetter = createTypesetter(installedFonts());
const pagesOf = (resume: Resume) => typesetter.typeset(resume).layout;

/** The resume with changed fields in the first entry of a section. */
function withFirst(resume: Resume, section: ListSectionSlug, fields: Record<string, unknown>): Resume {
  const { items } = resume.sections[section].data as { items: { id: string }[] };
  const data = { items: items.with(0, { ...items[0]!, ...fields }) };
  return applyOperation(resume, { type: 'data', section, data } as unknown as Operation);
}

function withPersonal(resume: Resume, fields: Record<string, unknown>): Resume {
  const data = { ...resume.sections['personal-data'].data, ...fields };
  return applyOperation(resume, { type: 'data', section: 'personal-data', data } as Operation);
}

function hiding(resume: Resume, section: ListSectionSlug, ...fields: string[]): Resume {
  const { config } = resume.sections[section];
  const flags = { ...config.fields, ...Object.fromEntries(fields.map((name) => [name, false])) };
  return applyOperation(resume, { type: 'config', section, config: { ...config, fields: flags } } as Operation);
}

describe('the last page', () => {
  const duties = dutiesOfOnePage(typesetter);

  test('with only the consent clause is found, and fitting to one page fewer mends it', () => {
    const resume = longJob(duties, true);
    const pages = pagesOf(resume);
    expect(pages).toHaveLength(2);
    const [found] = checkLastPage(pages);
    expect(found).toMatchObject({ kind: 'short-last-page', isClauseAlone: true, pageCount: 2, maxPages: 1 });
    const { density, isFitting } = fitToPages(typesetter, resume, { maxPages: found!.maxPages });
    expect(isFitting).toBe(true);
    expect(checkLastPage(pagesOf({ ...resume, pageSetup: { ...resume.pageSetup, density } }))).toEqual([]);
  });

  test('with three lines is found, with a quarter of a page it is not', () => {
    expect(checkLastPage(pagesOf(longJob(duties + 3, false)))).toMatchObject([
      { kind: 'short-last-page', isClauseAlone: false },
    ]);
    expect(checkLastPage(pagesOf(longJob(duties + 20, false)))).toEqual([]);
  });

  test('that is the only page may be short', () => {
    expect(checkLastPage(pagesOf(longJob(1, true)))).toEqual([]);
  });
});

describe('dates', () => {
  const undated = { dateFrom: '', dateTo: '', present: false };

  test('of a usual CV are complete', () => {
    expect(checkDates(typicalResume('modern'))).toEqual([]);
  });

  test('missing in a job, a school or a course are found, with their place', () => {
    let resume = withFirst(typicalResume('modern'), 'experiences', undated);
    resume = withFirst(resume, 'education', undated);
    resume = withFirst(resume, 'courses', undated);
    expect(checkDates(resume).map(({ severity, entryName, place }) => ({ severity, entryName, ...place }))).toEqual([
      {
        severity: 'must-look',
        entryName: 'Kierownik projektu',
        section: 'experiences',
        entryId: 'experiences-1',
        field: 'dateFrom',
      },
      {
        severity: 'must-look',
        entryName: 'Politechnika Łódzka',
        section: 'education',
        entryId: 'education-1',
        field: 'dateFrom',
      },
      {
        severity: 'suggestion',
        entryName: 'Kurs zarządzania ryzykiem',
        section: 'courses',
        entryId: 'courses-1',
        field: 'dateFrom',
      },
    ]);
  });

  test('hidden by the section are not found as missing, nor those of a project or of an empty entry', () => {
    const resume = withFirst(typicalResume('modern'), 'experiences', undated);
    expect(checkDates(hiding(resume, 'experiences', 'dateFrom', 'dateTo', 'present'))).toEqual([]);
    expect(checkDates(withFirst(typicalResume('modern'), 'projects', undated))).toEqual([]);
    const empty = { position: '', company: '', city: '', url: '', companyDescription: [], description: [], ...undated };
    expect(checkDates(withFirst(typicalResume('modern'), 'experiences', { ...empty, achievements: [] }))).toEqual([]);
  });
});

describe('the end of a job', () => {
  const open = { dateFrom: '2019-03', dateTo: '', present: false };

  test('is missing if it has begun, neither ended nor goes on', () => {
    const resume = withFirst(typicalResume('modern'), 'experiences', open);
    expect(checkEnds(resume)).toEqual([
      {
        kind: 'missing-end',
        severity: 'must-look',
        place: { section: 'experiences', entryId: 'experiences-1', field: 'dateTo' },
        entryName: 'Kierownik projektu',
      },
    ]);
    expect(checkEnds(withFirst(resume, 'experiences', { present: true }))).toEqual([]);
    expect(checkEnds(withFirst(resume, 'experiences', { dateTo: '2020-01' }))).toEqual([]);
  });

  test('is not missing if dates are, if ends are hidden, or in a course', () => {
    expect(checkEnds(withFirst(typicalResume('modern'), 'experiences', { ...open, dateFrom: '' }))).toEqual([]);
    expect(checkEnds(hiding(withFirst(typicalResume('modern'), 'experiences', open), 'experiences', 'dateTo'))).toEqual(
      [],
    );
    expect(checkEnds(withFirst(typicalResume('modern'), 'courses', { dateFrom: '2019-03', dateTo: '' }))).toEqual([]);
  });
});

describe('the name', () => {
  const nameless = { firstName: '', lastName: ' ' };

  test('that is missing is the first finding, with its field as the place', () => {
    const resume = withPersonal(typicalResume('modern'), nameless);
    const [first] = checkResume({ resume, pages: pagesOf(resume), comparison: null });
    const place = { section: 'personal-data', entryId: null, field: 'firstName' };
    expect(first).toEqual({ kind: 'missing-name', severity: 'must-look', place });
  });

  test('is not missing in an anonymous version, and neither are sections that were taken out', () => {
    const resume = withPersonal(typicalResume('modern'), nameless);
    resume.sections.references.data.items = [];
    const kinds = (isAnonymous: boolean) =>
      checkResume({ resume, pages: pagesOf(resume), comparison: null, isAnonymous }).map(({ kind }) => kind);
    expect(kinds(false)).toEqual(expect.arrayContaining(['missing-name', 'empty-sections']));
    expect(kinds(true)).not.toContain('missing-name');
    expect(kinds(true)).not.toContain('empty-sections');
  });

  test('is not missing if one half is there, nor if both are hidden', () => {
    expect(checkName(withPersonal(typicalResume('modern'), { ...nameless, lastName: 'Nowak' }))).toEqual([]);
    const resume = withPersonal(typicalResume('modern'), nameless);
    const { config } = resume.sections['personal-data'];
    const fields = { ...config.fields, firstName: false, lastName: false };
    const hidden = { type: 'config', section: 'personal-data', config: { ...config, fields } } as Operation;
    expect(checkName(applyOperation(resume, hidden))).toEqual([]);
  });
});

describe('titles', () => {
  test('of a usual CV are complete', () => {
    expect(checkTitles(typicalResume('modern'))).toEqual([]);
  });

  test('missing in a job without position or company, and in a skill without name, are found', () => {
    let resume = withFirst(typicalResume('modern'), 'experiences', { position: '' });
    resume = withFirst(resume, 'education', { schoolName: ' ' });
    expect(checkTitles(resume).map(({ place, entryName }) => [place.field, entryName])).toEqual([
      ['position', 'Budowa i Spółka S.A.'],
      ['schoolName', 'magister inżynier, Budownictwo'],
    ]);
    const noCompany = withFirst(typicalResume('modern'), 'experiences', { company: '' });
    expect(checkTitles(noCompany).map(({ place }) => place)).toEqual([
      { section: 'experiences', entryId: 'experiences-1', field: 'company' },
    ]);
  });

  test('hidden by the section are not found as missing', () => {
    const resume = withFirst(typicalResume('modern'), 'experiences', { company: '' });
    expect(checkTitles(hiding(resume, 'experiences', 'company'))).toEqual([]);
  });
});

describe('addresses', () => {
  test('of a usual CV are all complete', () => {
    expect(checkAddresses(typicalResume('modern'))).toEqual([]);
  });

  test.each([
    ['email', 'anna.nowak@gmail', 'email'],
    ['email', 'anna.nowak', 'email'],
    ['email', 'anna@gmail.c', 'email'],
    ['phone', '+48 601', 'phone'],
    ['phone', '60123', 'phone'],
    ['phone', 'zadzwoń po 17', 'phone'],
    ['website', 'anna nowak', 'web'],
    ['linkedin', 'anna-nowak', 'web'],
  ])('%s %j is half typed', (field, text, address) => {
    expect(checkAddresses(withPersonal(typicalResume('modern'), { [field]: text }))).toEqual([
      {
        kind: 'half-typed-address',
        severity: 'must-look',
        place: { section: 'personal-data', entryId: null, field },
        address,
        text,
      },
    ]);
  });

  test.each([
    ['email', 'anna.nowak+cv@poczta.example.pl'],
    ['phone', '+48 601 234 567'],
    ['phone', '601-234-567'],
    ['website', 'nowak.pl'],
    ['email', ''],
  ])('%s %j is whole', (field, text) => {
    expect(checkAddresses(withPersonal(typicalResume('modern'), { [field]: text }))).toEqual([]);
  });

  test('of entries and of links in their texts are checked too', () => {
    let resume = withFirst(typicalResume('modern'), 'experiences', {
      url: 'firma',
      achievements: [{ type: 'paragraph', children: [{ text: 'tutaj', href: 'htp:/firma' }] }],
    });
    resume = withFirst(resume, 'references', { contact: 'k.gasior@firma' });
    expect(checkAddresses(resume).map(({ place, text }) => [place.section, place.field, text])).toEqual([
      ['experiences', 'url', 'firma'],
      ['experiences', 'achievements', 'htp:/firma'],
      ['references', 'contact', 'k.gasior@firma'],
    ]);
  });

  test('that are hidden are not checked', () => {
    const resume = withPersonal(typicalResume('modern'), { phone: '1' });
    const { config } = resume.sections['personal-data'];
    const hidden = { ...config, fields: { ...config.fields, phone: false } };
    expect(
      checkAddresses(applyOperation(resume, { type: 'config', section: 'personal-data', config: hidden })),
    ).toEqual([]);
  });
});

describe('characters', () => {
  // From the private use area, so no font of the catalogue has it.
  const strange = '\u{f3c9}';
  const unprintable = (resume: Resume) =>
    checkResume({ resume, pages: pagesOf(resume), comparison: null }).flatMap((finding) =>
      finding.kind === 'unprintable-characters' ? [{ ...finding.place, characters: finding.characters }] : [],
    );

  test('of a usual CV are all printable', () => {
    expect(unprintable(typicalResume('modern'))).toEqual([]);
  });

  test('that no font has are named once, with their field', () => {
    let resume = withFirst(typicalResume('modern'), 'experiences', {
      description: paragraph(`Prowadzę ${strange} budowę ${strange}`),
    });
    resume = withPersonal(resume, { profession: `Majster ${strange}` });
    expect(unprintable(resume)).toEqual([
      { section: 'personal-data', entryId: null, field: 'profession', characters: [strange] },
      { section: 'experiences', entryId: 'experiences-1', field: 'description', characters: [strange] },
    ]);
  });
});

test('a hidden entry has no findings, and its section is empty on purpose', () => {
  const strange = '\u{f3c9}';
  const faulty = { company: '', dateFrom: '', dateTo: '', present: false, url: 'bricks', city: strange };
  const findings = (fields: Record<string, unknown>) => {
    const resume = withFirst(typicalResume('modern'), 'experiences', fields);
    return checkResume({ resume, pages: pagesOf(resume), comparison: null }).map(({ kind }) => kind);
  };
  expect(findings(faulty).toSorted()).toEqual([
    'half-typed-address',
    'missing-dates',
    'missing-title',
    'unprintable-characters',
  ]);
  expect(findings({ ...faulty, hidden: true })).toEqual([]);
  // The same character is printed elsewhere, and only that field is named.
  const elsewhere = withPersonal(typicalResume('modern'), { profession: strange });
  const both = withFirst(elsewhere, 'experiences', { city: strange, hidden: true });
  expect(checkResume({ resume: both, pages: pagesOf(both), comparison: null })).toMatchObject([
    { kind: 'unprintable-characters', place: { section: 'personal-data', field: 'profession' } },
  ]);
  const items = typicalResume('modern').sections.skills.data.items.map((item) => ({ ...item, hidden: true }));
  const allHidden = { type: 'data', section: 'skills', data: { items } } as const;
  expect(checkEmptySections(applyOperation(typicalResume('modern'), allHidden))).toEqual([]);
});

describe('empty sections', () => {
  test('are named, with the first as the place; a CV without empty sections has no finding', () => {
    expect(checkEmptySections(typicalResume('modern'))).toEqual([]);
    expect(checkEmptySections(longJob(2, true))).toEqual([
      {
        kind: 'empty-sections',
        severity: 'suggestion',
        place: { section: 'education', entryId: null, field: null },
        sections: ['education', 'languages', 'skills', 'summary'],
      },
    ]);
  });
});

describe('the template', () => {
  test('in any older version is found with what the latest one changes, and updating it mends that', () => {
    const version = latestVersion('minimal');
    const found = { kind: 'older-template', severity: 'suggestion', place: null, version };
    for (let from = 1; from < version; from += 1) {
      const saved = { ...typicalResume('minimal'), patternVersion: from };
      const changes = versionChanges(saved, { from, to: version });
      expect(checkTemplate(saved)).toEqual([{ ...found, changes }]);
      expect(checkTemplate(applyOperation(saved, { type: 'pattern-version', version }))).toEqual([]);
    }
  });

  test('is among the findings of an otherwise good CV', () => {
    const saved = { ...typicalResume('plain'), patternVersion: 1 };
    const findings = checkResume({ resume: saved, pages: pagesOf(saved), comparison: null });
    expect(findings.map(({ kind }) => kind)).toEqual(['older-template']);
  });
});

describe('all checks together', () => {
  test('find nothing in a good CV that was read correctly', () => {
    const resume = typicalResume('modern');
    const comparison = compareFound(resume, readAsWritten(resume));
    expect(checkResume({ resume, pages: pagesOf(resume), comparison })).toEqual([]);
  });

  test('list the most important findings first, including fields that were read differently', () => {
    let resume = withFirst(typicalResume('modern'), 'courses', { dateFrom: '', dateTo: '' });
    resume = withPersonal(resume, { email: 'jozef@' });
    resume = applyOperation(resume, { type: 'data', section: 'skills', data: { items: [] } });
    const found = readAsWritten(resume);
    const comparison = compareFound(resume, { ...found, email: 'jozef' });
    const kinds = checkResume({ resume, pages: pagesOf(resume), comparison }).map(({ kind }) => kind);
    expect(kinds).toEqual(['half-typed-address', 'read-differently', 'missing-dates', 'empty-sections']);
    const unread = checkResume({ resume, pages: pagesOf(resume), comparison: null }).map(({ kind }) => kind);
    expect(unread).toEqual(['half-typed-address', 'missing-dates', 'empty-sections']);
  });

  test('only suggest a look if the program put a text into another field', () => {
    const resume = typicalResume('modern');
    const comparison = compareFound(resume, { ...readAsWritten(resume), profession: 'Kontakt' });
    const fieldCount = comparison.rows.length;
    const counts = { fieldCount, differentCount: 1, phantomCount: 0 };
    expect(checkResume({ resume, pages: pagesOf(resume), comparison })).toEqual([
      { kind: 'read-differently', severity: 'suggestion', place: null, ...counts, misread: null, hasOneColumn: false },
    ]);
  });

  test.each([{ name: 'Kontakt' }, { email: '' }])(
    'report a CV as misread if its name or e-mail was not read: %j',
    (wrong) => {
      const resume = typicalResume('modern');
      const comparison = compareFound(resume, { ...readAsWritten(resume), ...wrong });
      expect(checkResume({ resume, pages: pagesOf(resume), comparison })).toMatchObject([
        { kind: 'read-differently', severity: 'must-look', differentCount: 1, misread: 'vital-field' },
      ]);
    },
  );

  test('report a CV as misread if more than a quarter of its fields was', () => {
    const readings = (differentCount: number): Comparison => ({
      rows: Array.from({ length: 8 }, (_, index) => ({
        ...{ section: 'experiences', entryId: `${index}`, field: 'city', own: 'Łódź', found: '' },
        verdict: index < differentCount ? 'missing' : 'same',
      })),
      phantoms: [],
    });
    expect(checkReading(readings(2), typicalResume('modern'))).toMatchObject([
      { severity: 'suggestion', misread: null },
    ]);
    const misread = { severity: 'must-look', fieldCount: 8, differentCount: 3, misread: 'layout' };
    expect(checkReading(readings(3), typicalResume('modern'))).toMatchObject([{ ...misread, hasOneColumn: false }]);
    expect(checkReading(readings(3), typicalResume('plain'))).toMatchObject([{ ...misread, hasOneColumn: true }]);
  });

  test('name the script as the cause if the misread text is Arabic', () => {
    const resume = scriptResume('arabic');
    const comparison = compareFound(resume, { ...readAsWritten(resume), name: '', profession: '', sections: [] });
    expect(checkReading(comparison, resume)).toMatchObject([{ misread: 'writing' }]);
  });
});
