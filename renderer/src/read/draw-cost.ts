import { type Box, intersection, isEmpty, page, union } from './geometry.ts';
import type { Clip, Graphic } from './page-model.ts';
import { isPlaceable } from './placeable-jpeg.ts';

// Measured with resvg, over a page's whole area at 300 dpi. The unit is what one opaque shape costs, some 12 ms.
const shapeCost = 1;
const translucencyCost = 5;
const gradientCost = 8;
/** With more than the two stops that resvg has a shorter way for. */
const manyStopsCost = 14;
/** Anything under a clip is drawn beside the page, masked, and laid over it. */
const clipCost = 30;
/** A picture that resvg decodes and scales; one that goes into the PDF as it is costs nothing. */
const pictureCost = 120;
const decodingCostPerMegapixel = 1.5;
/**
 * Edges cost by their length in the file and by how far they reach, whatever of them is seen: a path of 800 characters that crosses
 * the page costs as much as its fill.
 */
const charactersPerUnit = 800;
/** A stroke has an outline made for it, with a joint at each point: tiny ones cost by their number, long ones more. */
const strokedCharactersPerUnit = { tiny: 1_600, long: 80 };
/** A clip is written down anew, and read, for each part of the page in which something stands under it. */
const definitionCharactersPerUnit = 100_000;

/** Adds up what it takes to draw a page's graphics. */
export interface DrawCost {
  /** Graphics are added in drawing order; `extent` is where one could leave ink if it were not clipped. */
  add(graphic: Graphic, extent: Box): void;
  /** 1 is a page's area painted once, plainly. */
  total(): number;
}

export function createDrawCost(): DrawCost {
  let closed = 0;
  // What stands under one clip shares a layer, which is as large as all of it: the clip makes it no smaller.
  let layer: { clip: Clip; extent: Box } | undefined;
  const layerCost = () => (layer ? shareOfPage(layer.extent) * (clipCost + edgeCost(layer.clip, page.height)) : 0);

  return {
    add: (graphic, extent) => {
      if (layer?.clip !== graphic.clip) {
        closed += layerCost();
        layer = undefined;
      }
      if (isPlaced(graphic)) return;
      if (graphic.clip) layer = { clip: graphic.clip, extent: layer ? union(layer.extent, extent) : extent };
      const share = shareOfPage(extent);
      closed += share * paintCost(graphic) + decodingCost(graphic) + definitionCost(graphic);
      if (share > 0 && graphic.kind === 'shape') {
        const reach = Math.max(extent.x1 - extent.x0, extent.y1 - extent.y0);
        closed += edgeCost(graphic, reach) + (graphic.isStroked ? strokeCost(graphic, reach) : 0);
      }
    },
    total: () => closed + layerCost(),
  };
}

function isPlaced(graphic: Graphic): boolean {
  return graphic.kind === 'picture' && isPlaceable(graphic);
}

function paintCost(graphic: Graphic): number {
  if (graphic.kind === 'picture') return pictureCost;
  return shapeCost + gradientCostOf(graphic.gradient) + (graphic.isTranslucent ? translucencyCost : 0);
}

function gradientCostOf(gradient: string | undefined): number {
  if (gradient === undefined) return 0;
  return gradient.split('<stop').length > 3 ? manyStopsCost : gradientCost;
}

function decodingCost(graphic: Graphic): number {
  if (graphic.kind !== 'picture') return 0;
  return (decodingCostPerMegapixel * graphic.file.width * graphic.file.height) / 1_000_000;
}

function definitionCost({ clip }: Graphic): number {
  return clip === undefined ? 0 : clip.svg.length / definitionCharactersPerUnit;
}

/** @param reach the longer side of where it lies, in px. */
function edgeCost({ svg }: { svg: string }, reach: number): number {
  return (svg.length / charactersPerUnit) * Math.min(1, reach / page.height);
}

function strokeCost({ svg }: { svg: string }, reach: number): number {
  const { tiny, long } = strokedCharactersPerUnit;
  return svg.length / tiny + (svg.length / long) * Math.min(1, reach / page.height);
}

function shareOfPage(extent: Box): number {
  const seen = intersection(extent, { x0: 0, y0: 0, x1: page.width, y1: page.height });
  return isEmpty(seen) ? 0 : ((seen.x1 - seen.x0) * (seen.y1 - seen.y0)) / (page.width * page.height);
}
