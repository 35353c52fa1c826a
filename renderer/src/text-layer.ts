import type { FontBook } from './font-book.ts';
import { utf16Hex } from './pdf-font.ts';
import { components, decimal, rgbOf } from './pdf-objects.ts';
import type { Cluster, Glyph, ShapedRun } from './shape.ts';
import type { Mark } from './structure-plan.ts';

// Beyond these, in thousandths of an em, a kern is made part of the width: readers of PDFs take gaps of a tenth of an em for
// spaces (Inter sets that much between the letters of "її") and large negative ones for new lines (Lora, between "//").
const widestAdjustment = 50;
const narrowestAdjustment = -200;

// Widths are rounded, and what that leaves is mended by an adjustment once it adds up to this: 0.003 px at 12 px.
const tolerance = 0.25;

/**
 * The operators that write a page's runs, in the order given, which is the reading order. They expect a coordinate system
 * of CSS px whose y axis points up and whose origin is the page's upper left corner.
 */
export function writeTextLayer(
  runs: ShapedRun[],
  book: FontBook,
  { visible, marks }: { visible: boolean; marks: readonly (Mark | undefined)[] },
): string {
  if (runs.length === 0) return '';
  const pencil = createPencil();
  const tags = tagContent(pencil);
  for (const [index, shaped] of runs.entries()) {
    const { run } = shaped;
    tags.open(marks[index]);
    pencil.moveTo(run.x, -run.y);
    pencil.setPaint(visible ? run.fill : undefined);
    const adjust = trackPen(pencil);
    // What is not painted may have no glyph; it is written in a font that has none.
    const isPainted = visible && run.fill !== undefined;
    for (const cluster of shaped.clusters) {
      if (isPainted) writeCluster({ cluster, shaped, book, pencil, adjust });
      else writeInvisibly({ cluster, shaped, book, pencil, adjust });
    }
    if (goesOn(runs, marks, index)) writeSpace({ shaped, book, pencil, visible: isPainted });
    pencil.flush();
  }
  tags.close();
  return `BT\n${pencil.operators()}ET\n`;
}

/**
 * Whether the run is the last of its line, and what it says goes on in the next: read aloud without a space between, the last
 * word of a line and the first of the next would be one. A hyphen or an address cut behind a sign goes on without.
 */
function goesOn(runs: ShapedRun[], marks: readonly (Mark | undefined)[], index: number): boolean {
  const [current, next] = [runs[index], runs[index + 1]];
  if (!current || !next || marks[index] === undefined || marks[index] !== marks[index + 1]) return false;
  return current.run.y !== next.run.y && !/[\s\-/]$/.test(current.run.text);
}

/** A space behind the run, where nothing is drawn. */
function writeSpace({
  shaped,
  book,
  pencil,
  visible,
}: Pick<Writing, 'shaped' | 'book' | 'pencil'> & { visible: boolean }) {
  const { run, metrics } = shaped;
  const width = (metrics.advanceOf(metrics.spaceGlyph) * 1_000) / metrics.unitsPerEm;
  const space = { id: metrics.spaceGlyph, text: ' ', width: Math.round(width * 100) / 100 };
  const { resource, code } = visible ? book.codeForGlyph(metrics, space) : book.codeForText(' ', Math.round(width));
  pencil.setFont(resource, run.size);
  pencil.setRise(0);
  pencil.show(code);
}

interface Writing {
  cluster: Cluster;
  shaped: ShapedRun;
  book: FontBook;
  pencil: Pencil;
  adjust: PenTracker;
}

function writeCluster({ cluster, shaped, book, pencil, adjust }: Writing): void {
  const { run, metrics } = shaped;
  const toMille = 1_000 / metrics.unitsPerEm;
  const texts = textsOfGlyphs(cluster);
  // Where characters and glyphs do not correspond one to one, the characters are stated beside them.
  const isComposed = cluster.glyphs.length > 1;
  if (isComposed) pencil.beginActualText(cluster.text);
  for (const [index, glyph] of cluster.glyphs.entries()) {
    const width = widthOf(glyph, metrics.advanceOf(glyph.id), toMille);
    const { resource, code } = book.codeForGlyph(metrics, { id: glyph.id, text: texts[index] ?? '', width });
    pencil.setFont(resource, run.size);
    pencil.setRise((glyph.yOffset * run.size) / metrics.unitsPerEm);
    adjust.to(glyph.xOffset * toMille);
    pencil.show(code);
    adjust.advance(width, glyph.advance * toMille);
  }
  if (isComposed) pencil.endActualText();
}

function writeInvisibly({ cluster, shaped, book, pencil, adjust }: Writing): void {
  const { run, metrics } = shaped;
  const advance = cluster.glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) * (1_000 / metrics.unitsPerEm);
  const width = Math.max(0, Math.round(advance));
  const { resource, code } = book.codeForText(cluster.text, width);
  pencil.setFont(resource, run.size);
  adjust.to(0);
  pencil.show(code);
  adjust.advance(width, advance);
}

/** The characters that each glyph of a cluster stands for. */
function textsOfGlyphs(cluster: Cluster): string[] {
  const characters = [...cluster.text];
  if (characters.length === cluster.glyphs.length) return characters;
  // The first glyph has them all. The others still need something, or readers would guess: a space of no width.
  return cluster.glyphs.map((_, index) => (index === 0 ? cluster.text : '\u200b'));
}

function widthOf(glyph: Glyph, ownAdvance: number, toMille: number): number {
  const shaped = glyph.advance * toMille;
  const own = ownAdvance * toMille;
  const kern = shaped - own;
  const chosen = (kern > widestAdjustment || kern < narrowestAdjustment) && shaped >= 0 ? shaped : own;
  return Math.round(chosen * 100) / 100;
}

interface PenTracker {
  /** Puts the pen `offset` right of where shaping has it. */
  to(offset: number): void;
  /** Notes that a glyph moved the PDF's pen by `width`, where shaping moved its own by `advance`. */
  advance(width: number, advance: number): void;
}

/** Keeps the PDF's pen where the shaper's is. All lengths in thousandths of an em. */
function trackPen(pencil: Pencil): PenTracker {
  let written = 0;
  let shaped = 0;
  return {
    to: (offset) => {
      const difference = shaped + offset - written;
      if (Math.abs(difference) <= tolerance) return;
      const rounded = Math.round(difference * 100) / 100;
      pencil.adjust(rounded);
      written += rounded;
    },
    advance: (width, advance) => {
      written += width;
      shaped += advance;
    },
  };
}

/** Opens and closes marked content around runs; runs of one mark in a row share it (ISO 32000-1, 14.6). */
function tagContent(pencil: Pencil): { open(mark: Mark | undefined): void; close(): void } {
  let current: Mark | 'artifact' | undefined;
  const close = () => {
    if (current !== undefined) pencil.endMark();
    current = undefined;
  };
  return {
    open: (mark) => {
      const wanted = mark ?? 'artifact';
      if (current === wanted) return;
      close();
      pencil.beginMark(mark ? `/${mark.type} <</MCID ${mark.mcid}>> BDC` : footerArtifact);
      current = wanted;
    },
    close,
  };
}

// Name and page number at a page's foot (ISO 32000-1, 14.8.2.2).
const footerArtifact = '/Artifact <</Type /Pagination /Subtype /Footer>> BDC';

interface Pencil {
  /** The operator that begins marked content. */
  beginMark(operator: string): void;
  endMark(): void;
  moveTo(x: number, y: number): void;
  setPaint(colour: string | undefined): void;
  setFont(resource: string, size: number): void;
  setRise(rise: number): void;
  /** Moves right by thousandths of an em. */
  adjust(by: number): void;
  show(code: string): void;
  beginActualText(text: string): void;
  endActualText(): void;
  flush(): void;
  operators(): string;
}

/** Collects text operators, saying nothing twice. */
function createPencil(): Pencil {
  let operators = '';
  let font = '';
  let paint: string | undefined = '#000000';
  let mode = 0;
  let rise = 0;
  let array = '';
  let codes = '';

  const endCodes = () => {
    if (codes !== '') array += `<${codes}>`;
    codes = '';
  };
  const flush = () => {
    endCodes();
    if (array !== '') operators += `[${array}]TJ\n`;
    array = '';
  };
  const set = (operator: string) => {
    flush();
    operators += `${operator}\n`;
  };

  return {
    moveTo: (x, y) => set(`1 0 0 1 ${decimal(x)} ${decimal(y)} Tm`),
    setPaint: (colour) => {
      const wanted = colour === undefined ? 3 : 0;
      if (mode !== wanted) set(`${wanted} Tr`);
      mode = wanted;
      if (colour === undefined || colour === paint) return;
      paint = colour;
      set(`${components(rgbOf(colour))} rg`);
    },
    setFont: (resource, size) => {
      const wanted = `/${resource} ${decimal(size)} Tf`;
      if (font !== wanted) set(wanted);
      font = wanted;
    },
    setRise: (wanted) => {
      if (rise !== wanted) set(`${decimal(wanted)} Ts`);
      rise = wanted;
    },
    adjust: (by) => {
      endCodes();
      // In TJ a positive number moves left.
      array += decimal(-by);
    },
    show: (code) => {
      codes += code;
    },
    beginMark: set,
    endMark: () => set('EMC'),
    beginActualText: (text) => set(`/Span <</ActualText <FEFF${utf16Hex(text)}>>> BDC`),
    endActualText: () => set('EMC'),
    flush,
    operators: () => {
      // Rise and rendering mode outlive the text object; the next layer must not inherit them.
      if (rise !== 0) set('0 Ts');
      if (mode !== 0) set('0 Tr');
      return operators;
    },
  };
}
