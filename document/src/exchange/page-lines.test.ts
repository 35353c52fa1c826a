import { beforeAll, describe, expect, test } from 'vitest';
import { installedFonts } from '../testing/installed-fonts.ts';
import { typicalResume } from '../testing/sample-resumes.ts';
import { createTypesetter, type Typesetter } from '../typeset.ts';
import { pageLines } from './page-lines.ts';

describe('the text that a program reads', () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    typesetter = await createTypesetter(installedFonts());
  });

  test('stands in lines, with room where the page has room', () => {
    const runs = [
      [40, 50, 'Anna'],
      [80, 50, 'Kowalska'],
      [40, 66, 'Księgowa'],
      [40, 120, 'Doświadczenie'],
      [300, 40, 'Kontakt &amp; sieci'],
    ];
    const svg = runs.map(([x, y, text]) => `<text x="${x}" y="${y}">${text}</text>`).join('');
    expect(pageLines(svg)).toEqual(['Anna Kowalska', 'Księgowa', '', 'Doświadczenie', '', 'Kontakt & sieci']);
  });

  test.each(['classic', 'modern'] as const)('of the %s template has every entry whole and in order', (pattern) => {
    const resume = { ...typicalResume(pattern), isDone: true };
    const text = typesetter.typeset(resume).pages.flatMap(pageLines).join('\n');
    const { firstName, lastName } = resume.sections['personal-data'].data;
    expect(text.toLowerCase()).toContain(`${firstName} ${lastName}`.toLowerCase());
    const places = resume.sections.experiences.data.items.map(({ position }) => text.indexOf(position));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('is nothing on an empty page', () => {
    expect(pageLines('<svg></svg>')).toEqual([]);
  });
});
