import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { demoOf } from '../../../testing/demos.ts';
import { withDemoContent } from '../model/demo/with-demo-content.ts';
import { emptyResume, type Resume } from '../model/resume.ts';
import { loadTypesetData, typesetDataKey } from '../typeset-data.ts';
import { loadShowcaseTexts } from './load-showcase-texts.ts';
import { loadSamplesByProfession } from './samples-by-profession.ts';
import { similarity } from './similar-positions.ts';

describe.each(LANGUAGES)('the samples in %s', async (language) => {
  const demo = demoOf(language);
  const samples = await loadSamplesByProfession(demo);
  const { people } = await loadShowcaseTexts(language);

  test.each(Object.values(people).map(([, profession]) => profession))('of %s have that position', (profession) => {
    const [job] = samples(profession).experiences.items;
    expect(similarity(profession, job!.position) === 1 || samples(profession) === demo.content, job!.position).toBe(
      true,
    );
  });

  test('are the general ones for a profession that is like no other', () => {
    expect(samples('Astronaut')).toBe(demo.content);
    expect(samples('')).toBe(demo.content);
  });
});

test.each([
  ['pl', 'Pielęgniarz', 'Pielęgniarka'],
  ['pl', 'pielegniarka oddziałowa', 'Pielęgniarka'],
  ['pl', 'Kierowca autobusu', 'Kierowca C+E'],
  ['pl', 'Kucharz', 'Szef kuchni'],
  ['pl', 'Nauczyciel matematyki', 'Nauczycielka polskiego'],
  ['pl', 'Inżynier budowy', 'Kierownik budowy'],
  ['en', 'Nurse', 'Registered Nurse'],
  ['en', 'Sales Manager', 'Sales Assistant'],
  ['en', 'Truck driver', 'HGV Driver'],
  ['de', 'Lehrer', 'Deutschlehrerin'],
  ['de', 'Entwickler', 'Softwareentwickler'],
  ['ua', 'Бухгалтер', 'Бухгалтерка'],
] as const)('in %s %s gets the sample of %s', async (language, profession, position) => {
  const samples = await loadSamplesByProfession(demoOf(language));
  expect(samples(profession).experiences.items[0]!.position).toBe(position);
  // Asked again, it is the same object.
  expect(samples(profession)).toBe(samples(profession));
});

test.each(['Project Manager', 'Technik farmacji', 'Specjalistka', 'Pracownik biurowy', 'Dyrektor'])(
  'the rank in %s is not taken for a trade',
  async (profession) => {
    for (const language of ['pl', 'en'] as const) {
      const demo = demoOf(language);
      expect((await loadSamplesByProfession(demo))(profession)).toBe(demo.content);
    }
  },
);

test('a resume shows the samples of its profession in empty sections alone, and needs no texts without a profession', async () => {
  const resume = emptyResume('7c1f4d0e-58a1-4b52-9a39-0d9a3a1f2b11', 'pl');
  const personal = resume.sections['personal-data'];
  const withProfession = (profession: string): Resume => ({
    ...resume,
    sections: {
      ...resume.sections,
      'personal-data': { ...personal, data: { ...personal.data, firstName: 'Jan', profession } },
    },
  });
  const nurse = withProfession('Pielęgniarz');
  expect(typesetDataKey(nurse)).not.toBe(typesetDataKey(resume));
  expect(typesetDataKey(nurse)).toBe(typesetDataKey(withProfession('Spawacz')));
  expect((await loadTypesetData(resume)).demo).not.toHaveProperty('ofProfession');
  const { demo } = await loadTypesetData(nurse);
  const { sections } = withDemoContent(nurse, demo);
  expect(sections.experiences.data.items[0]!.position).toBe('Pielęgniarka');
  expect(sections.languages.data).toBe(demoOf('pl').content.languages);
  expect(sections['personal-data'].data).toBe(nurse.sections['personal-data'].data);
  const nameless: Resume = {
    ...resume,
    sections: {
      ...resume.sections,
      'personal-data': { ...personal, data: { ...personal.data, profession: 'Pielęgniarz' } },
    },
  };
  expect(withDemoContent(nameless, demo).sections['personal-data'].data).toEqual({
    ...demoOf('pl').content['personal-data'],
    profession: 'Pielęgniarz',
  });
});
