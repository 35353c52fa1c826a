import { firstBaseline } from '../../../engine/blocks/block.ts';
import { type Draw, rect } from '../../../engine/blocks/draw.ts';
import { SECTIONS, type SectionSlug } from '../model/sections.ts';
import type { PlacedAtom, PlacedColumn, PlacedSection } from '../pagination/flow.ts';
import { FOOT_GROUPS } from '../pagination/foot-groups.ts';
import { atomsOfSection, atomsOfSubSection } from '../pagination/placed-atoms.ts';
import type { SectionLook, SectionsRail } from '../styles/template-style.ts';

const LINE_PX = 2;
const DOT_RADIUS_PX = 5;
/** Distance from the baseline to the middle of lower-case letters, in em. */
const HALF_X_HEIGHT = 0.32;

const RING_RADIUS_PX = 7;
const HOLE_RADIUS_PX = 3.5;
const STATION_RADIUS_PX = 4;

/** Draws the lines that join entries or sections, with their marks. Drawn after pagination, when positions are known. */
export function railDraws({ sections }: PlacedColumn<Draw[]>, look: SectionLook): Draw[] {
  if (look.rail) return railOfSections(sections, look, look.rail);
  const { dates } = look;
  if (dates.kind !== 'rail') return [];
  return sections.flatMap((section) => sectionRail(section, { ...dates, sizePx: look.entryTitle.sizePx }));
}

interface Rail {
  widthPx: number;
  line: string;
  dot: string;
  sizePx: number;
}

function sectionRail({ subSections }: PlacedSection<Draw[]>, { widthPx, line, dot, sizePx }: Rail): Draw[] {
  const entries = subSections
    .map((subSection) => ({ ...subSection, atoms: atomsOfSubSection(subSection) }))
    .filter(({ atoms, head, isTrimmed }) => atoms[0] && (head.length > 0 || isTrimmed) && isBeside(atoms[0], widthPx));
  const first = entries[0];
  const last = entries.at(-1);
  if (!first || !last) return [];
  const stations = entries.flatMap(({ head: [atom] }) => (atom ? [stationY(atom, sizePx)] : []));
  const topPx = first.isTrimmed ? first.atoms[0]!.yPx : stations[0]!;
  const bottom = last.atoms.at(-1)!;
  const heightPx = bottom.yPx + bottom.heightPx - topPx;
  const xPx = DOT_RADIUS_PX;
  return [
    rect({ xPx: xPx - LINE_PX / 2, yPx: topPx, widthPx: LINE_PX, heightPx }, line),
    ...stations.map((yPx): Draw => ({ kind: 'circle', xPx, yPx, radiusPx: DOT_RADIUS_PX, fill: dot })),
  ];
}

function stationY({ yPx, payload }: PlacedAtom<Draw[]>, sizePx: number): number {
  return yPx + firstBaseline({ draws: payload, heightPx: 0 }) - sizePx * HALF_X_HEIGHT;
}

/** True if the entry is next to the rail. Content that begins further left, such as a summary or a list of skills, has no dot. */
function isBeside({ payload }: PlacedAtom<Draw[]>, widthPx: number): boolean {
  const leftmost = (draws: readonly Draw[]): number =>
    Math.min(...draws.map((draw) => (draw.kind === 'group' ? leftmost(draw.draws) : draw.xPx)));
  return leftmost(payload) >= widthPx;
}

/** Skills, languages and interests are beside the line without dots. What is at the page's foot has no line. */
function railOfSections(
  sections: readonly PlacedSection<Draw[]>[],
  look: SectionLook,
  { offsetPx, line, mark, hole }: SectionsRail,
): Draw[] {
  const joined = sections.filter(({ group }) => !FOOT_GROUPS.includes(group));
  const atoms = joined.flatMap(atomsOfSection);
  const [first] = atoms;
  const last = atoms.at(-1);
  if (!first || !last) return [];
  const xPx = -offsetPx;
  const circle = (yPx: number, radiusPx: number, fill: string): Draw => ({ kind: 'circle', xPx, yPx, radiusPx, fill });
  const titles = joined.flatMap(({ title }) => (title ? [stationY(title, look.title.sizePx)] : []));
  const entries = joined
    .filter(({ group }) => SECTIONS[group as SectionSlug].holds === 'entries')
    .flatMap(({ subSections }) => subSections)
    .flatMap(({ head: [atom] }) => (atom ? [stationY(atom, look.entryTitle.sizePx)] : []));
  const topPx = joined[0]!.title ? titles[0]! : first.yPx;
  return [
    rect({ xPx: xPx - LINE_PX / 2, yPx: topPx, widthPx: LINE_PX, heightPx: last.yPx + last.heightPx - topPx }, line),
    ...titles.flatMap((yPx) => [circle(yPx, RING_RADIUS_PX, mark), circle(yPx, HOLE_RADIUS_PX, hole)]),
    ...entries.map((yPx) => circle(yPx, STATION_RADIUS_PX, mark)),
  ];
}
