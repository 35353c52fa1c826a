import { type Box, inflate, intersection, isEmpty, overlaps, type PageSize, union } from '../read/geometry.ts';
import type { Clip, Face, Picture, PlainFill } from '../read/page-model.ts';
import { faceKey } from '../text/fonts.ts';

/** Pixels of the raster per CSS px: 300 dpi / 96. Its inverse, 0.32, is exact in decimals. */
export const rasterScale = 300 / 96;

/** Something that resvg draws: a graphic, a picture that cannot be embedded as it is, or a run of text. */
export interface Drawing {
  kind: 'drawing';
  svg: string;
  bounds: Box;
  clip: Clip | undefined;
  gradient: string | undefined;
  /** Set if the drawing, before clipping, is one plain fill. */
  fill: PlainFill | undefined;
  /** The font of a text. */
  face: Face | undefined;
}

/** A picture whose file is embedded in the PDF as it is. */
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
  /** Drawn on white paper; otherwise transparent where nothing is drawn. */
  opaque: boolean;
  /** Without duplicates. */
  faces: Face[];
}

/** Draws its pictures first, then plain fills, then regions. Layers are in drawing order. */
export interface Layer {
  pictures: Picture[];
  /** Fills for the PDF to paint, in order. Regions that they overlap contain them too. */
  fills: PlainFill[];
  regions: Region[];
}

interface Level {
  pictures: Picture[];
  drawings: Drawing[];
  covered: Box | undefined;
}

/** Each region that a fill overlaps draws it again. Pages with more fills than this are drawn as regions alone; no CV has so many. */
const mostFills = 500;

/**
 * Sorts the items of a page, given in drawing order, into as few layers as keep its appearance. The lowest layer is drawn on white paper.
 * Only items above a placed picture need a transparent layer of their own above it.
 *
 * @param paintsFills whether the PDF paints plain fills: they are sharp at any size, take a few bytes and need no drawing. Otherwise
 * everything but placed pictures becomes regions.
 */
export function planLayers(
  items: (Drawing | Placed)[],
  { size, paintsFills }: { size: PageSize; paintsFills: boolean },
): Layer[] {
  const page = pageArea(size);
  const levels: Level[] = [{ pictures: [], drawings: [], covered: undefined }];
  let paperIsBare = true;
  for (const item of items) {
    const box = intersection(page, item.kind === 'placed' ? item.picture.bounds : item.bounds);
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
      regions: toRegions(drawn, { page, fills, opaque: index === 0 }),
    };
  });
}

/** Whether the PDF's own operators can paint it. */
function isPainted(item: Drawing | Placed): boolean {
  return item.kind === 'drawing' && item.fill !== undefined && item.clip === undefined;
}

/** The lowest level at which an item with this box is above everything drawn before it. */
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

function pageArea({ width, height }: PageSize): Box {
  return { x0: 0, y0: 0, x1: width, y1: height };
}

// Side of the grid cells that find neighbours, CSS px. Items that share a cell share a region.
const cell = 32;

/**
 * Groups drawings into disjoint rectangles, so that only the inked parts of the page become pixels. There are never more rectangles than
 * grid cells.
 */
function toRegions(
  members: Member[],
  { page, fills, opaque }: { page: Box; fills: Member[]; opaque: boolean },
): Region[] {
  const columns = Math.ceil(page.x1 / cell);
  const groupOfCell = new Map<number, Group>();
  const groups = new Set<Group>();
  for (const member of members) {
    // One pixel more on each side for anti-aliasing.
    const box = intersection(page, inflate(intersection(page, member.drawing.bounds), 1));
    let group: Group = { box, members: [member], cells: [] };
    groups.add(group);
    for (const key of cellsOf(box, columns)) {
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
      // A region ends at whole pixels, a little outside its box, and hides whatever it does not draw itself.
      const within = fills.filter(({ drawing }) => overlaps(drawing.bounds, inflate(box, 1)));
      return toRegion({ box, members: [...members, ...within] }, opaque);
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** A drawing with its position in the layer's order. */
interface Member {
  drawing: Drawing;
  order: number;
}

interface Group {
  box: Box;
  members: Member[];
  cells: number[];
}

function* cellsOf(box: Box, columns: number): Iterable<number> {
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
        // The larger box may overlap groups that were already passed.
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
    // resvg draws each clipped group into a layer of its own, so consecutive drawings with the same clip share a group.
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
