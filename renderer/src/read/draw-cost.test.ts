import { describe, expect, it } from 'vitest';
import { pageSvg, portrait, sampleCv } from '../testing/sample-pages.ts';
import { admitPage } from './gate.ts';

const full = 'width="794" height="1123"';
const definitions =
  '<linearGradient id="g"><stop offset="0" stop-color="#ff0000"/></linearGradient>' +
  '<clipPath id="tiny"><rect width="1" height="1"/></clipPath><clipPath id="other"><circle r="1"/></clipPath>';

function costOf(content: string): number {
  return admitPage(Buffer.from(pageSvg(definitions + content)), 1).drawCost;
}

describe('the drawing cost of a page', () => {
  it('is far below the bound for a CV with a photo and decorations', () => {
    expect(admitPage(Buffer.from(sampleCv()[0] ?? ''), 1).drawCost).toBeLessThan(5);
    const hero =
      '<g clip-path="url(#other)">' +
      `<rect width="794" height="300" fill="url(#g)"/>${'<circle cx="400" cy="150" r="150" fill="#ffffff" fill-opacity="0.2"/>'.repeat(20)}</g>`;
    expect(costOf(`<rect ${full} fill="#112233"/>${hero}`)).toBeLessThan(40);
  });

  it('grows with the painted area and with the kind of paint', () => {
    const plain = costOf(`<rect ${full} fill="#112233"/>`);
    expect(plain).toBeCloseTo(1, 0);
    expect(costOf(`<rect ${full} fill="#112233"/>`.repeat(10))).toBeCloseTo(10 * plain);
    expect(costOf(`<rect ${full} fill="url(#g)"/>`)).toBeGreaterThan(5 * plain);
    expect(costOf(`<rect ${full} fill="#112233" fill-opacity="0.5"/>`)).toBeGreaterThan(4 * plain);
    expect(costOf('<rect width="4" height="4" fill="url(#g)"/>')).toBeLessThan(0.01);
    expect(costOf(`<path d="M0 0 794 1123${' 0 0 794 1123'.repeat(600)}"/>`)).toBeGreaterThan(8 * plain);
  });

  it('counts strokes and edges by their extent, and not by their visible part', () => {
    const path = (more: string, times = 1_000) => `<path d="M-9 0${'V1123V0'.repeat(times)}" ${more}/>`;
    const stroke = 'fill="none" stroke="#000000" stroke-width="18.1"';
    expect(costOf(path(stroke))).toBeGreaterThan(80);
    expect(costOf(path(''))).toBe(0);
    expect(costOf(`<path d="M-9 0${'V1123V0'.repeat(1_000)}L0.1 9"/>`)).toBeGreaterThan(8);
    expect(costOf(`<path d="M5 5${'h1h-1'.repeat(3_000)}" ${stroke}/>`)).toBeGreaterThan(9);
    // An icon of forty points, as in the templates.
    expect(costOf(`<path d="M5 5${'l1 1'.repeat(40)}" fill="none" stroke="#000000" stroke-width="1"/>`)).toBeLessThan(
      1,
    );
  });

  it('counts drawing that a clip hides, since resvg draws it before clipping', () => {
    const hidden = `<rect ${full} fill="#112233"/>`;
    expect(costOf(`<g clip-path="url(#tiny)">${hidden}</g>`)).toBeGreaterThan(20);
    // A layer is as large as the bounding box of its contents.
    const corners = '<rect width="1" height="1"/><rect x="793" y="1122" width="1" height="1"/>';
    expect(costOf(`<g clip-path="url(#other)">${corners}</g>`)).toBeGreaterThan(20);
  });

  it('counts one layer for each clipped group', () => {
    const shape = `<rect ${full} fill="#112233"/>`;
    const group = (content: string) => `<g clip-path="url(#tiny)">${content}</g>`;
    expect(costOf(group(shape.repeat(10)))).toBeLessThan(50);
    expect(costOf(group(shape).repeat(10))).toBeGreaterThan(300);
  });

  it('grows with the length of a clip path, for each element under it, and with the stops of a gradient', () => {
    const long = `<clipPath id="long"><path d="M0 0${'L9 9'.repeat(25_000)}"/></clipPath>`;
    const dots = (count: number) => '<circle cx="9" cy="9" r="1"/>'.repeat(count);
    expect(costOf(`${long}<g clip-path="url(#long)">${dots(200)}</g>`)).toBeGreaterThan(200);
    const stops = '<linearGradient id="s"><stop/><stop/><stop/></linearGradient>';
    expect(costOf(`${stops}<rect ${full} fill="url(#s)"/>`)).toBeGreaterThan(14);
  });

  it('is zero for a photo that is embedded as it is, and high for a picture that has to be drawn', () => {
    const photo = `<image ${full} href="${portrait}"/>`;
    expect(costOf(photo)).toBe(0);
    const path = '<clipPath id="p"><path d="M0 0 9 0 9 9Z"/></clipPath>';
    const drawn = (size: string) => costOf(`${path}<g clip-path="url(#p)"><image ${size} href="${portrait}"/></g>`);
    expect(drawn(full)).toBeGreaterThan(100);
    // A picture is decoded as a whole, however small it is shown.
    expect(drawn('width="1" height="1"')).toBeGreaterThan(0.05);
  });

  it('is zero outside the page', () => {
    expect(costOf(`<rect x="800" ${full} fill="#112233"/>`)).toBe(0);
  });
});
