import { isEmbeddable } from './embeddable-jpeg.ts';
import { type Box, intersection, isEmpty, type PageSize, union } from './geometry.ts';
import type { Clip, Graphic } from './page-model.ts';

// Costs for a whole page at 300 dpi, measured with resvg. The unit is the cost of one opaque shape, some 12 ms.
const shapeCost = 1;
const translucencyCost = 5;
const gradientCost = 8;
/** resvg has a faster path for gradients of two stops. */
const manyStopsCost = 14;
/** resvg draws clipped contents into a layer, masks it and composites it onto the page. */
const clipCost = 30;
/** For a picture that resvg decodes and scales. One that is embedded as it is costs nothing. */
const pictureCost = 120;
const decodingCostPerMegapixel = 1.5;
/**
 * The cost of edges grows with the length of the path data and with its extent, visible or not: a path of 800 characters that crosses the
 * page costs as much as its fill.
 */
const charactersPerUnit = 800;
/** resvg computes an outline for a stroke, with a joint at each point. Short strokes cost by their number, long ones more. */
const strokedCharactersPerUnit = { tiny: 1_600, long: 80 };
/** Each region that draws something under a clip contains the clip again, and resvg parses it each time. */
const definitionCharactersPerUnit = 100_000;

/** Sums up the cost of drawing a page's graphics. */
export interface DrawCost {
  /** Add graphics in drawing order. `extent` is the area that the graphic could ink if it were not clipped. */
  add(graphic: Graphic, extent: Box): void;
  /** 1 is the cost of painting the whole page once with one opaque shape. */
  total(): number;
}

export function createDrawCost(page: PageSize): DrawCost {
  const shareOfPage = (extent: Box) => {
    const seen = intersection(extent, { x0: 0, y0: 0, x1: page.width, y1: page.height });
    return isEmpty(seen) ? 0 : ((seen.x1 - seen.x0) * (seen.y1 - seen.y0)) / (page.width * page.height);
  };
  let closed = 0;
  // Neighbours under one clip share a layer. It is as large as all of them together; the clip does not make it smaller.
  let layer: { clip: Clip; extent: Box } | undefined;
  const layerCost = () => (layer ? shareOfPage(layer.extent) * (clipCost + edgeCost(layer.clip, 1)) : 0);

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
        const reach = Math.min(1, Math.max(extent.x1 - extent.x0, extent.y1 - extent.y0) / page.height);
        closed += edgeCost(graphic, reach) + (graphic.isStroked ? strokeCost(graphic, reach) : 0);
      }
    },
    total: () => closed + layerCost(),
  };
}

function isPlaced(graphic: Graphic): boolean {
  return graphic.kind === 'picture' && isEmbeddable(graphic);
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

/** @param reach the longer side of the extent, as a share of the page's height of at most 1. */
function edgeCost({ svg }: { svg: string }, reach: number): number {
  return (svg.length / charactersPerUnit) * reach;
}

function strokeCost({ svg }: { svg: string }, reach: number): number {
  const { tiny, long } = strokedCharactersPerUnit;
  return svg.length / tiny + (svg.length / long) * reach;
}
