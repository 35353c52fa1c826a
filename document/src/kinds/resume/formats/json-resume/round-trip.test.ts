import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { typicalResume } from '../../../../testing/sample-resumes.ts';
import { type Resume, resumeSchema } from '../../model/resume.ts';
import { type FieldName, fieldsOf, SECTION_SLUGS, SECTIONS, type SectionSlug } from '../../model/sections.ts';
import { arbitraryResume } from '../testing/arbitrary-resume.ts';
import { fromJsonResume } from './from-json-resume.ts';
import { jsonResumeSchema } from './schema.ts';
import { toJsonResume } from './to-json-resume.ts';

/** JSON as it is after being written to a file and read again. */
const asFile = (json: unknown) => JSON.parse(JSON.stringify(json));
function entriesOf({ sections }: Pick<Resume, 'sections'>, slug: SectionSlug): Record<string, unknown>[] {
  const { data } = sections[slug];
  return 'items' in data ? data.items : [data];
}

function emptyValue(slug: SectionSlug, name: FieldName): unknown {
  const section = SECTIONS[slug];
  const empty: Readonly<Record<string, unknown>> =
    section.kind === 'list' ? section.emptyEntry('') : section.emptyData();
  return empty[name];
}

const UUID = '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11';
const setting = { uuid: UUID, language: 'en' } as const;

describe('export and import of a resume', () => {
  test('gives back the identical sections and settings', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const { resume: back, notes } = fromJsonResume(asFile(toJsonResume(resume)), setting);
        const name = resume.name === '' ? back.name : resume.name;
        expect(back).toEqual({ ...resume, name, uuid: UUID, isDone: true });
        expect(notes).toEqual([]);
      }),
      runs(60),
    );
  });

  test('needs the own copy only for what the format has no keys for', () => {
    const { meta, ...standard } = toJsonResume(typicalResume('classic'));
    const { resume: back, notes } = fromJsonResume(asFile(standard), { ...setting, language: 'pl' });
    expect(meta).toBeDefined();
    expect(notes).toEqual([]);
    expect(asFile({ ...toJsonResume(back), meta: undefined })).toEqual({
      ...asFile(standard),
    });
  });

  test('gives a valid resume without the own copy too', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const { meta, ...standard } = toJsonResume(resume);
        resumeSchema.parse(fromJsonResume(asFile(standard), setting).resume);
      }),
      runs(40),
    );
  });

  test('imports what was changed in the file, and keeps the rest with all its details', () => {
    const resume = typicalResume('modern');
    const file = asFile(toJsonResume(resume));
    file.work[1].position = 'Starszy inżynier budowy';
    file.work.push({ name: 'Nowa firma', position: 'Dyrektor' });
    file.basics.phone = '600 700 800';
    file.interests = [];
    const { sections } = fromJsonResume(file, setting).resume;
    const [first, second, third, fourth] = sections.experiences.data.items;
    expect([first, third]).toEqual([
      resume.sections.experiences.data.items[0],
      resume.sections.experiences.data.items[2],
    ]);
    expect(second).toMatchObject({ position: 'Starszy inżynier budowy', company: 'Żuraw-Bud sp. z o.o.' });
    expect(fourth).toMatchObject({ position: 'Dyrektor', company: 'Nowa firma' });
    expect(sections['personal-data'].data).toEqual({ ...resume.sections['personal-data'].data, phone: '600 700 800' });
    expect(sections.interests.data.items).toEqual([]);
    expect(sections.summary).toEqual(resume.sections.summary);
    expect(sections.education).toEqual(resume.sections.education);
  });

  test('keeps the page setup of a copy from before it had a field, and of a newer one', () => {
    const resume = typicalResume('modern');
    const own = { ...resume.pageSetup, hyphenation: true, dates: 'long' };
    const file = asFile(toJsonResume(resume));
    const { paper: _, ...older } = own as typeof resume.pageSetup;
    file.meta.kreda.pageSetup = older;
    expect(fromJsonResume(file, setting).resume.pageSetup).toEqual(own);
    file.meta.kreda.pageSetup = { ...own, paper: 'letter', bleed: 3 };
    expect(fromJsonResume(file, setting).resume.pageSetup).toEqual({ ...own, paper: 'letter' });
  });

  test('keeps hidden entries, which the format cannot mark as hidden', () => {
    const resume = structuredClone(typicalResume('modern'));
    const [first, second] = resume.sections.experiences.data.items;
    first!.hidden = true;
    const file = asFile(toJsonResume(resume));
    expect(file.work[0]).toMatchObject({ position: first!.position, name: first!.company });
    file.work[1].position = 'Starszy inżynier budowy';
    const { items } = fromJsonResume(file, setting).resume.sections.experiences.data;
    expect(items[0]).toEqual(first);
    expect(items[1]).toMatchObject({ company: second!.company, hidden: false });
  });

  test('keeps an own copy of another version of the model as far as it is valid', () => {
    const resume = typicalResume('modern');
    const file = asFile(toJsonResume(resume));
    file.meta.kreda.pattern = 'of-the-future';
    file.meta.kreda.hologram = true;
    file.meta.kreda.sections.skills.config.shine = 9;
    delete file.meta.kreda.sections.experiences.data.items[0].achievements;
    const { resume: back } = fromJsonResume(file, setting);
    resumeSchema.parse(back);
    expect(back.color).toEqual(resume.color);
    expect(back.sections.languages).toEqual(resume.sections.languages);
    expect(back.sections.skills.data).toEqual(resume.sections.skills.data);
  });

  test('reads an own copy that was written before a section had one of its fields', () => {
    for (const section of SECTION_SLUGS) {
      for (const { name } of fieldsOf(section)) {
        const resume = structuredClone(typicalResume('modern'));
        for (const entry of entriesOf(resume, section)) entry[name] = emptyValue(section, name);
        const file = asFile(toJsonResume(resume));
        for (const entry of entriesOf(file.meta.kreda, section)) delete entry[name];
        delete file.meta.kreda.sections[section].config.fields[name];
        expect(fromJsonResume(file, setting).resume.sections, `${section} ${name}`).toEqual(resume.sections);
      }
    }
  });

  test('reads an own copy that was written before a section was added', () => {
    const resume = structuredClone(typicalResume('modern'));
    resume.sectionsOrder.reverse();
    resume.sectionsActive.summary = false;
    const file = asFile(toJsonResume(resume));
    const { kreda } = file.meta;
    kreda.sectionsOrder = kreda.sectionsOrder.filter((slug: string) => slug !== 'publications');
    delete kreda.sectionsActive.publications;
    delete kreda.sections.publications;
    const { resume: back } = fromJsonResume(file, setting);
    expect(back.sectionsOrder.filter((slug) => slug !== 'publications')).toEqual(kreda.sectionsOrder);
    expect(back.sectionsActive).toEqual(resume.sectionsActive);
    expect(back.sections).toEqual(resume.sections);
  });

  test('writes what the schema reads, with nothing empty in it', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const { meta, basics, ...lists } = asFile(toJsonResume(resume));
        expect(() => jsonResumeSchema.parse({ basics, ...lists })).not.toThrow();
        const values = Object.values(lists).flatMap((list) => (Array.isArray(list) ? list.flatMap(Object.values) : []));
        expect(values).not.toContain('');
      }),
      runs(40),
    );
  });
});
