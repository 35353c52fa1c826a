import { type Box, inflate, intersection, isEmpty, overlaps, page, union } from '../read/geometry.ts';
import type { Clip, Face, Picture, PlainFill } from '../read/page-model.ts';
import { faceKey } from '../text/fonts.ts';

/** Pixels of the raster per CSS px: 300 dpi over 96. Its inverse, 0.32, is exact in decimals. */
export const rasterScale = 300 / 96;

/** Something resvg draws: a graphic, a picture that cannot go into the PDF as it is, or a run of text. */
export interface Drawing {
  kind: 'drawing';
  svg: string;
  bounds: Box;
  clip: Clip | undefined;
  gradient: string | undefined;
  /** All that it draws before its clip, where that is a plain fill. */
  fill: PlainFill | undefined;
  /** The font it needs, for text. */
  face: Face | undefined;
}

/** A picture whose file goes into the PDF as it is. */
export interface Placed {
  kind: 'placed';
  picture: Picture;
}

/** A rectangle of the page for resvg to draw. Position and size are in raster pixels. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A whole SVG document of `width` x `height` px. */
  svg: string;
  /** On white paper; otherwise transparent where nothing is drawn. */
  opaque: boolean;
  /** Each once. */
  faces: Face[];
}

/** Pictures, plain fills above them and regions above those. Layers stand in drawing order. */
export interface Layer {
  pictures: Picture[];
  /** For the PDF to paint, in order. Regions that they reach into hold them too. */
  fills: PlainFill[];
  regions: Region[];
}

interface Level {
  pictures: Picture[];
  drawings: Drawing[];
  covered: Box | undefined;
}

/**
 * Each region that a fill reaches into draws it again, so pages with more than this many fills, which no CV has, are drawn as
 * regions alone.
 */
const mostFills = 500;

/**
 * Sorts what a page holds, in drawing order, into as few layers as keep it looking the same. The lowest layer is drawn on
 * paper; only what lies over a placed picture needs a layer of its own above it, with transparency.
 *
 * @param paintsFills whether plain fills are left to the PDF: sharp at any size, a few bytes, and nothing to draw. Otherwise
 *   everything but placed pictures becomes regions.
 */
export function planLayers(items: (Drawing | Placed)[], { paintsFills }: { paintsFills: boolean }): Layer[] {
  const levels: Level[] = [{ pictures: [], drawings: [], covered: undefined }];
  let paperIsBare = true;
  for (const item of items) {
    const box = visible(item.kind === 'placed' ? item.picture.bounds : item.bounds);
    if (isEmpty(box)) continue;
    if (item.kind === 'drawing' && item.fill?.colour === '#ffffff' && paperIsBare) continue;
    paperIsBare = false;
    if (item.kind === 'placed') {
      const level = levelAt(levels, Math.max(1, topmost(levels, box, { above: true })));
      level.pictures.push(item.picture);
    } else {
      const level = levelAt(levels, topmost(levels, box, { above: false }));
      level.drawings.push(item);
      level.covered = level.covered ? union(level.covered, box) : box;
    }
  }
  const separates = paintsFills && items.filter(isPainted).length <= mostFills;
  return levels.map(({ pictures, drawings }, index) => {
    const members = drawings.map((drawing, order): Member => ({ drawing, order }));
    const fills = separates ? members.filter(({ drawing }) => isPainted(drawing)) : [];
    const drawn = separates ? members.filter(({ drawing }) => !isPainted(drawing)) : members;
    return {
      pictures,
      fills: fills.flatMap(({ drawing }) => drawing.fill ?? []),
      regions: toRegions(drawn, { fills, opaque: index === 0 }),
    };
  });
}

/** Whether the PDF's own operators can paint it. */
function isPainted(item: Drawing | Placed): boolean {
  return item.kind === 'drawing' && item.fill !== undefined && item.clip === undefined;
}

/** The lowest level at which something with this box is not beneath what was drawn before it. */
function topmost(levels: Level[], box: Box, { above }: { above: boolean }): number {
  for (let index = levels.length - 1; index > 0; index--) {
    const level = levels[index];
    if (level?.covered && overlaps(level.covered, box)) return above ? index + 1 : index;
    if (level?.pictures.some((picture) => overlaps(picture.bounds, box))) return index;
  }
  return 0;
}

function levelAt(levels: Level[], index: number): Level {
  levels[index] ??= { pictures: [], drawings: [], covered: undefined };
  return levels[index];
}

function visible(box: Box): Box {
  return intersection(box, { x0: 0, y0: 0, x1: page.width, y1: page.height });
}

// Side of the cells, in CSS px, in which neighbours are found. Things that share a cell share a region.
const cell = 32;
const columns = Math.ceil(page.width / cell);

/**
 * Gathers drawings into disjoint rectangles, so that only inked parts of the page become pixels. The number of
 * rectangles is bounded by the number of cells, whatever the page holds.
 */
function toRegions(members: Member[], { fills, opaque }: { fills: Member[]; opaque: boolean }): Region[] {
  const groupOfCell = new Map<number, Group>();
  const groups = new Set<Group>();
  for (const member of members) {
    // A pixel on each side for anti-aliasing.
    const box = visible(inflate(visible(member.drawing.bounds), 1));
    let group: Group = { box, members: [member], cells: [] };
    groups.add(group);
    for (const key of cellsOf(box)) {
      const present = groupOfCell.get(key);
      if (present === undefined) {
        group.cells.push(key);
        groupOfCell.set(key, group);
      } else if (present !== group) {
        group = merge(present, group, { groups, groupOfCell });
      }
    }
  }
  return mergeOverlapping([...groups])
    .map(({ box, members }) => {
      // A region ends at whole pixels, a little outside its box, and covers what it does not hold.
      const within = fills.filter(({ drawing }) => overlaps(drawing.bounds, inflate(box, 1)));
      return toRegion({ box, members: [...members, ...within] }, opaque);
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** A drawing, and where it stands in its layer's order. */
interface Member {
  drawing: Drawing;
  order: number;
}

interface Group {
  box: Box;
  members: Member[];
  cells: number[];
}

function* cellsOf(box: Box): Iterable<number> {
  for (let row = Math.floor(box.y0 / cell); row * cell < box.y1; row++) {
    for (let column = Math.floor(box.x0 / cell); column * cell < box.x1; column++) yield row * columns + column;
  }
}

function merge(a: Group, b: Group, index: { groups: Set<Group>; groupOfCell: Map<number, Group> }): Group {
  const [large, small] = a.members.length >= b.members.length ? [a, b] : [b, a];
  large.box = union(large.box, small.box);
  for (const member of small.members) large.members.push(member);
  for (const key of small.cells) {
    large.cells.push(key);
    index.groupOfCell.set(key, large);
  }
  index.groups.delete(small);
  return large;
}

/** Groups of different cells may still have boxes that overlap; an opaque region must not cover another. */
function mergeOverlapping(groups: Group[]): Group[] {
  const merged: Group[] = [];
  for (const group of groups) {
    let current = group;
    for (let index = 0; index < merged.length; ) {
      const other = merged[index];
      if (other && overlaps(inflate(other.box, 1), current.box)) {
        merged.splice(index, 1);
        current = { box: union(other.box, current.box), members: [...other.members, ...current.members], cells: [] };
        // The larger box may reach ones that were passed already.
        index = 0;
      } else {
        index += 1;
      }
    }
    merged.push(current);
  }
  return merged;
}

function toRegion(group: Pick<Group, 'box' | 'members'>, opaque: boolean): Region {
  const x = Math.floor(group.box.x0 * rasterScale);
  const y = Math.floor(group.box.y0 * rasterScale);
  const width = Math.ceil(group.box.x1 * rasterScale) - x;
  const height = Math.ceil(group.box.y1 * rasterScale) - y;
  const definitions = new Set<string>();
  const faces = new Map<string, Face>();
  let content = '';
  let clip: Clip | undefined;
  for (const { drawing } of group.members.sort((a, b) => a.order - b.order)) {
    if (drawing.clip) definitions.add(drawing.clip.svg);
    if (drawing.gradient) definitions.add(drawing.gradient);
    if (drawing.face) faces.set(faceKey(drawing.face), drawing.face);
    // A clipped group costs resvg a layer: what shared one on the page shares it here.
    if (drawing.clip !== clip) content += (clip ? '</g>' : '') + openClip(drawing.clip);
    clip = drawing.clip;
    content += drawing.svg;
  }
  if (clip) content += '</g>';
  const viewBox = [x, y, width, height].map((pixels) => pixels / rasterScale).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${[...definitions].join('')}${content}</svg>`;
  return { x, y, width, height, svg, opaque, faces: [...faces.values()] };
}

function openClip(clip: Clip | undefined): string {
  return clip ? `<g clip-path="url(#${clip.id})">` : '';
}
