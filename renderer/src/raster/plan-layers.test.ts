import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../scripts/property-runs.ts';
import { type Box, overlaps, pageSizes } from '../read/geometry.ts';
import type { Clip, Picture } from '../read/page-model.ts';
import { type Drawing, type Placed, planLayers, rasterScale } from './plan-layers.ts';

function drawing(box: Box, options: Partial<Drawing> = {}): Drawing {
  const { x0, y0, x1, y1 } = box;
  const svg = `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}"/>`;
  return {
    kind: 'drawing',
    svg,
    bounds: box,
    clip: undefined,
    gradient: undefined,
    fill: undefined,
    face: undefined,
    ...options,
  };
}

function filled(bounds: Box, colour: string): Drawing {
  const { x0, y0, x1, y1 } = bounds;
  const shape = { kind: 'rect', x: x0, y: y0, width: x1 - x0, height: y1 - y0, rx: 0, ry: 0 } as const;
  return drawing(bounds, { fill: { shape, colour } });
}

function placed(bounds: Box): Placed {
  return { kind: 'placed', picture: { bounds } as Picture };
}

/** Everything as pixels, as when the PDF paints no fills. */
const plan = (items: (Drawing | Placed)[]) => planLayers(items, { size: pageSizes.a4, paintsFills: false });

const box = (x0: number, y0: number, x1: number, y1: number): Box => ({ x0, y0, x1, y1 });

describe('layers', () => {
  it('keep drawings above a picture above it, and everything else beneath', () => {
    const layers = plan([
      drawing(box(0, 0, 300, 300)),
      placed(box(50, 50, 150, 150)),
      drawing(box(60, 60, 70, 70)),
      drawing(box(400, 400, 500, 500)),
    ]);
    expect(layers.map(({ pictures, regions }) => [pictures.length, regions.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(layers.map(({ regions }) => regions.every((region) => region.opaque))).toEqual([true, false]);
  });

  it('keep order where a picture lies over a drawing over a picture', () => {
    const layers = plan([
      placed(box(0, 0, 100, 100)),
      drawing(box(50, 50, 150, 150)),
      placed(box(140, 140, 200, 200)),
      drawing(box(190, 190, 250, 250)),
    ]);
    expect(layers.map(({ pictures, regions }) => [pictures.length, regions.length])).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
  });

  it('draw what shares a clip as one group', () => {
    const clipOf = (id: string): Clip => ({ id, shape: { kind: 'path' }, bounds: box(0, 0, 50, 50), svg: `<${id}/>` });
    const [hero, photo] = [clipOf('hero'), clipOf('photo')];
    const at = (x: number, clip?: Clip) => drawing(box(x, 0, x + 9, 9), { svg: `${x}`, clip });
    const [layer] = plan([at(0, hero), at(1, hero), at(2), at(3, photo), at(4, hero), at(5, { ...hero })]);
    expect(layer?.regions.map(({ svg }) => svg.replace(/^<svg.*?>/, ''))).toEqual([
      '<hero/><photo/><g clip-path="url(#hero)">01</g>2<g clip-path="url(#photo)">3</g>' +
        '<g clip-path="url(#hero)">4</g><g clip-path="url(#hero)">5</g></svg>',
    ]);
  });

  it('have no region for white paper, for drawings outside the page, or for empty ones', () => {
    const [layer] = plan([
      filled(box(0, 0, 794, 1123), '#ffffff'),
      drawing(box(-50, 0, -10, 20)),
      drawing(box(5, 5, 5, 20)),
    ]);
    expect(layer?.regions).toEqual([]);
  });

  it('draw white where something is beneath it', () => {
    const [layer] = plan([drawing(box(0, 0, 99, 99)), filled(box(9, 9, 50, 50), '#ffffff')]);
    expect(layer?.regions).toHaveLength(1);
    expect(layer?.regions[0]?.svg.match(/<rect/g)).toHaveLength(2);
  });

  it('cover every drawing with disjoint regions, each drawing once, in order', () => {
    const side = fc.integer({ min: 1, max: 60 });
    const anyBox = fc
      .tuple(fc.integer({ min: 0, max: 730 }), fc.integer({ min: 0, max: 1060 }), side, side)
      .map(([x, y, width, height]) => box(x, y, x + width, y + height));
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 60 }), (boxes) => {
        const regions = plan(boxes.map((each) => drawing(each)))[0]?.regions ?? [];
        const areas = regions.map(({ x, y, width, height }) => box(x, y, x + width, y + height));
        areas.forEach((area, index) => {
          for (const other of areas.slice(index + 1)) expect(overlaps(area, other)).toBe(false);
        });
        const rectangles = regions.flatMap((region, index) =>
          [...region.svg.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g)].map((match) => {
            const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number);
            const area = areas[index] ?? box(0, 0, 0, 0);
            expect(x * rasterScale).toBeGreaterThanOrEqual(area.x0);
            expect((y + height) * rasterScale).toBeLessThanOrEqual(area.y1);
            return `${x} ${y} ${width} ${height}`;
          }),
        );
        const expected = boxes.map(({ x0, y0, x1, y1 }) => `${x0} ${y0} ${x1 - x0} ${y1 - y0}`);
        expect([...rectangles].sort()).toEqual([...expected].sort());
      }),
      runs(50),
    );
  });

  it('stay few and fast for the maximum number of elements', () => {
    const items = Array.from({ length: 20_000 }, (_, index) =>
      drawing(box(index % 790, index / 18, (index % 790) + 2, index / 18 + 1)),
    );
    const started = performance.now();
    const [layer] = plan([placed(box(0, 0, 794, 1123)), ...items]).slice(1);
    expect(layer?.regions.length).toBeLessThan(1_000);
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('leave plain fills to the PDF, in order, and draw them also in the regions that they overlap', () => {
    const [layer] = planLayers(
      [
        filled(box(0, 0, 262, 1123), '#23235c'),
        drawing(box(40, 40, 60, 60), { svg: '<path/>' }),
        filled(box(50, 50, 90, 90), '#ffffff'),
        filled(box(500, 500, 700, 501), '#23235c'),
      ],
      { size: pageSizes.a4, paintsFills: true },
    );
    expect(layer?.fills.map(({ colour }) => colour)).toEqual(['#23235c', '#ffffff', '#23235c']);
    expect(layer?.regions.map(({ svg }) => svg.replace(/^<svg.*?>/, ''))).toEqual([
      '<rect x="0" y="0" width="262" height="1123"/><path/><rect x="50" y="50" width="40" height="40"/></svg>',
    ]);
  });

  it('keep a fill above the picture that it covers, and draw a clipped one as pixels', () => {
    const clip: Clip = { id: 'c', shape: { kind: 'path' }, bounds: box(0, 0, 50, 50), svg: '<c/>' };
    const layers = planLayers(
      [
        placed(box(0, 0, 100, 100)),
        filled(box(50, 50, 60, 60), '#102030'),
        { ...filled(box(300, 0, 340, 9), '#aa0000'), clip },
      ],
      { size: pageSizes.a4, paintsFills: true },
    );
    expect(layers.map(({ fills, regions }) => [fills.length, regions.length])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('stay few and fast with fills that overlap every region', () => {
    const row = (index: number) => box(0, index * 2, 794, index * 2 + 1);
    const dots = Array.from({ length: 500 }, (_, index) => {
      const [x, y] = [(index % 20) * 40, Math.floor(index / 20) * 44];
      return drawing(box(x, y, x + 1, y + 1));
    });
    const elementsWith = (count: number) => {
      const fills = Array.from({ length: count }, (_, index) => filled(row(index % 550), '#102030'));
      const [layer] = planLayers([...fills, ...dots], { size: pageSizes.a4, paintsFills: true });
      return layer!.regions.reduce((sum, { svg }) => sum + svg.split('<rect').length - 1, 0);
    };
    expect(elementsWith(500)).toBeLessThan(20_000);
    // Above the limit of fills, each is drawn once.
    expect(elementsWith(5_000)).toBe(5_500);
  });
});
