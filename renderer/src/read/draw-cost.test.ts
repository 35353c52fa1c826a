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

describe('what drawing a page costs', () => {
  it('is far within the bound for a CV with a photo and decorations', () => {
    expect(admitPage(Buffer.from(sampleCv()[0] ?? ''), 1).drawCost).toBeLessThan(5);
    const hero =
      '<g clip-path="url(#other)">' +
      `<rect width="794" height="300" fill="url(#g)"/>${'<circle cx="400" cy="150" r="150" fill="#ffffff" fill-opacity="0.2"/>'.repeat(20)}</g>`;
    expect(costOf(`<rect ${full} fill="#112233"/>${hero}`)).toBeLessThan(40);
  });

  it('grows with the painted area and with what is painted', () => {
    const plain = costOf(`<rect ${full} fill="#112233"/>`);
    expect(plain).toBeCloseTo(1, 0);
    expect(costOf(`<rect ${full} fill="#112233"/>`.repeat(10))).toBeCloseTo(10 * plain);
    expect(costOf(`<rect ${full} fill="url(#g)"/>`)).toBeGreaterThan(5 * plain);
    expect(costOf(`<rect ${full} fill="#112233" fill-opacity="0.5"/>`)).toBeGreaterThan(4 * plain);
    expect(costOf('<rect width="4" height="4" fill="url(#g)"/>')).toBeLessThan(0.01);
    expect(costOf(`<path d="M0 0 794 1123${' 0 0 794 1123'.repeat(600)}"/>`)).toBeGreaterThan(8 * plain);
  });

  it('counts strokes and edges by how far they reach, and not by the sliver of them that is seen', () => {
    const path = (more: string, times = 1_000) => `<path d="M-9 0${'V1123V0'.repeat(times)}" ${more}/>`;
    const stroke = 'fill="none" stroke="#000000" stroke-width="18.1"';
    expect(costOf(path(stroke))).toBeGreaterThan(80);
    expect(costOf(path(''))).toBe(0);
    expect(costOf(`<path d="M-9 0${'V1123V0'.repeat(1_000)}L0.1 9"/>`)).toBeGreaterThan(8);
    expect(costOf(`<path d="M5 5${'h1h-1'.repeat(3_000)}" ${stroke}/>`)).toBeGreaterThan(9);
    // An icon of forty points, as templates have them.
    expect(costOf(`<path d="M5 5${'l1 1'.repeat(40)}" fill="none" stroke="#000000" stroke-width="1"/>`)).toBeLessThan(
      1,
    );
  });

  it('counts what a clip hides, since it is drawn before it is hidden', () => {
    const hidden = `<rect ${full} fill="#112233"/>`;
    expect(costOf(`<g clip-path="url(#tiny)">${hidden}</g>`)).toBeGreaterThan(20);
    // A layer reaches from one of its corners to the other.
    const corners = '<rect width="1" height="1"/><rect x="793" y="1122" width="1" height="1"/>';
    expect(costOf(`<g clip-path="url(#other)">${corners}</g>`)).toBeGreaterThan(20);
  });

  it('is that of one layer for all that stands in one clipped group, and of several for several groups', () => {
    const shape = `<rect ${full} fill="#112233"/>`;
    const group = (content: string) => `<g clip-path="url(#tiny)">${content}</g>`;
    expect(costOf(group(shape.repeat(10)))).toBeLessThan(50);
    expect(costOf(group(shape).repeat(10))).toBeGreaterThan(300);
  });

  it('grows with a clip that is written down for everything under it, and with the stops of a gradient', () => {
    const long = `<clipPath id="long"><path d="M0 0${'L9 9'.repeat(25_000)}"/></clipPath>`;
    const dots = (count: number) => '<circle cx="9" cy="9" r="1"/>'.repeat(count);
    expect(costOf(`${long}<g clip-path="url(#long)">${dots(200)}</g>`)).toBeGreaterThan(200);
    const stops = '<linearGradient id="s"><stop/><stop/><stop/></linearGradient>';
    expect(costOf(`${stops}<rect ${full} fill="url(#s)"/>`)).toBeGreaterThan(14);
  });

  it('is nothing for a photo that goes into the PDF as it is, and much for a picture that has to be drawn', () => {
    const photo = `<image ${full} href="${portrait}"/>`;
    expect(costOf(photo)).toBe(0);
    const path = '<clipPath id="p"><path d="M0 0 9 0 9 9Z"/></clipPath>';
    const drawn = (size: string) => costOf(`${path}<g clip-path="url(#p)"><image ${size} href="${portrait}"/></g>`);
    expect(drawn(full)).toBeGreaterThan(100);
    // However small it is shown, all of it is decoded.
    expect(drawn('width="1" height="1"')).toBeGreaterThan(0.05);
  });

  it('is nothing outside of the page', () => {
    expect(costOf(`<rect x="800" ${full} fill="#112233"/>`)).toBe(0);
  });
});
