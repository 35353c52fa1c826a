import { expect, test } from 'vitest';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { PEOPLE } from '../../testing/people/people.ts';
import { resumeOfPerson } from '../../testing/people/person.ts';
import { atomsOfSection } from './pagination/placed-atoms.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());

/** The first title of each column: its top, and its baseline. */
function firstTitles(pattern: 'bold' | 'portrait' | 'duotone' | 'grid') {
  const { layout } = typesetter.layOut(resumeOfPerson(PEOPLE.nurse, pattern));
  return layout[0]!.columns.map(({ placed }) => {
    const [title] = atomsOfSection(placed.sections[0]!);
    const baselines = JSON.stringify(title!.payload).matchAll(/"baselinePx":([\d.]+)/g);
    return { topPx: title!.yPx, baselinePx: title!.yPx + Number([...baselines][0]![1]) };
  });
}

test.each(['bold', 'portrait', 'duotone', 'grid'] as const)(
  'in %s the first titles of both columns hang at one height, on baselines that software tells apart',
  (pattern) => {
    const [main, side] = firstTitles(pattern);
    expect(Math.abs(main!.topPx - side!.topPx)).toBeLessThan(0.5);
    expect(Math.abs(main!.baselinePx - side!.baselinePx)).toBeGreaterThanOrEqual(6);
  },
);
