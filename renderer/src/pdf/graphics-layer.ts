import type { Tile } from '../raster/encode-pixels.ts';
import { type Layer, rasterScale } from '../raster/plan-layers.ts';
import { embeddableJpeg } from '../read/embeddable-jpeg.ts';
import type { ClipShape, Picture } from '../read/page-model.ts';
import type { ImageStore } from './pdf-images.ts';
import { components, type Ref } from './pdf-objects.ts';
import type { Mark, PageMarks } from './structure-plan.ts';
import { numbers, outline, writeFill } from './write-fill.ts';

/** A layer whose regions have been drawn: one tile per region, in the same order. */
export interface DrawnLayer extends Layer {
  tiles: Tile[];
}

/** The image resources of a page's graphics, by name without the slash. */
export type ImageResources = Map<string, Ref>;

/**
 * Writes the operators that draw a page's graphics, layer by layer from the lowest. They expect the coordinate system of the text layer.
 */
export function writeGraphicsLayer(
  layers: DrawnLayer[],
  marks: Pick<PageMarks, 'pictures' | 'drawn'>,
  { imageStore, resources, engine }: { imageStore: ImageStore; resources: ImageResources; engine: 1 | 2 },
): string {
  const place = (ref: Ref, frame: Frame): string => {
    const name = `I${ref.objectNumber}`;
    resources.set(name, ref);
    return `q ${numbers(frame.width, 0, 0, frame.height, frame.x, -(frame.y + frame.height))} cm /${name} Do Q\n`;
  };
  let operators = '';
  const unplaced = new Map(marks.pictures);
  for (const layer of layers) {
    for (const picture of layer.pictures) {
      const mark = unplaced.get(picture);
      const drawn = writePicture(picture, imageStore, place);
      operators += mark && drawn !== '' ? `EMC\n${begin(mark)}${drawn}EMC\n${artifact}` : drawn;
      if (drawn !== '') unplaced.delete(picture);
    }
    for (const fill of layer.fills) operators += writeFill(fill, engine);
    for (const [index, region] of layer.regions.entries()) {
      const tile = layer.tiles[index];
      if (tile === undefined || tile.kind === 'blank') continue;
      const frame = {
        x: region.x / rasterScale,
        y: region.y / rasterScale,
        width: region.width / rasterScale,
        height: region.height / rasterScale,
      };
      if (tile.kind === 'solid') {
        operators += `${components(tile.rgb)} rg ${numbers(frame.x, -(frame.y + frame.height), frame.width, frame.height)} re f\n`;
      } else {
        operators += place(imageStore.tile(tile, region), frame);
      }
    }
  }
  // Figures that are drawn as part of a tile: empty marked content gives them their place in the reading order.
  const figures = [...unplaced.values(), ...marks.drawn].map((mark) => `${begin(mark)}EMC\n`).join('');
  // The text layer expects the initial fill colour, black, hence q and Q.
  return (operators === '' ? '' : `q\n${artifact}${operators}EMC\nQ\n`) + figures;
}

// All drawing except photos is decoration.
const artifact = '/Artifact <</Type /Layout>> BDC\n';

function begin({ type, mcid }: Mark): string {
  return `/${type} <</MCID ${mcid}>> BDC\n`;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function writePicture(picture: Picture, imageStore: ImageStore, place: (ref: Ref, frame: Frame) => string): string {
  const jpeg = embeddableJpeg(picture.file);
  if (jpeg === undefined) return '';
  const { frame, clip } = picture;
  const fitted = fit(picture);
  const overflows = fitted.width > frame.width || fitted.height > frame.height;
  const clips =
    (clip ? clipPath(clip.shape) : '') + (overflows ? clipPath({ kind: 'rect', ...frame, rx: 0, ry: 0 }) : '');
  return `q\n${clips}${place(imageStore.jpeg(jpeg), fitted)}Q\n`;
}

/** The picture's own rectangle, by SVG's preserveAspectRatio. */
function fit({ frame, fit: rule, file }: Picture): Frame {
  if (rule === 'none') return frame;
  const scales = [frame.width / file.width, frame.height / file.height];
  const scale = rule.endsWith('slice') ? Math.max(...scales) : Math.min(...scales);
  const [width, height] = [file.width * scale, file.height * scale];
  const share = (position: string | undefined) => (position === 'Min' ? 0 : position === 'Max' ? 1 : 0.5);
  return {
    x: frame.x + (frame.width - width) * share(rule.slice(1, 4)),
    y: frame.y + (frame.height - height) * share(rule.slice(5, 8)),
    width,
    height,
  };
}

function clipPath(shape: ClipShape): string {
  if (shape.kind === 'path') throw new Error('a picture clipped to a path is drawn by resvg');
  return `${outline(shape)} W n\n`;
}
