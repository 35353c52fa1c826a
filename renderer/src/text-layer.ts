import type { FontBook } from './font-book.ts';
import { utf16Hex } from './pdf-font.ts';
import { components, decimal, rgbOf } from './pdf-objects.ts';
import type { Cluster, Glyph, ShapedRun } from './shape.ts';
import type { Mark } from './structure-plan.ts';

// In pages of engine 1. Beyond these, in thousandths of an em, a kern is made part of the width: readers of PDFs take gaps of a tenth of an em for
// spaces (Inter sets that much between the letters of "її") and large negative ones for new lines (Lora, between "//").
const widestAdjustment = 50;
const narrowestAdjustment = -200;

// Widths are rounded, and what that leaves is mended by an adjustment once it adds up to this: 0.003 px at 12 px.
const tolerance = 0.25;

// In pages of engine 2 a kern is written as several numbers of at most this, in thousandths of an em: pypdf takes any single one
// of half a space for a space.
const largestStep = 60;

// How far, in em, a run may begin from the end of the one before and be written on: spaces are characters, so what is left is
// kerning.
const widestSeam = 0.25;

/** The coordinates that text is written in: how long a CSS px is in them, and where the page's top is. */
export interface TextSpace {
  xPerPx: number;
  yPerPx: number;
  top: number;
}

/** CSS px below the page's top: the coordinate system has been scaled before. */
export const CSS_PX: TextSpace = { xPerPx: 1, yPerPx: 1, top: 0 };

export interface TextLayerOptions {
  space: TextSpace;
  /** Whether the runs are painted, or lie unseen over a raster. */
  visible: boolean;
  /** What each run is marked as. */
  marks: readonly (Mark | undefined)[];
  engine: 1 | 2;
  /** The runs behind which a space is written. */
  separated: ReadonlySet<number>;
}

/**
 * The operators that write a page's runs, in the order given, which is the reading order. They expect the coordinate system that
 * `space` describes, whose y axis points up.
 */
export function writeTextLayer(
  runs: ShapedRun[],
  book: FontBook,
  { space, visible, marks, engine, separated }: TextLayerOptions,
): string {
  if (runs.length === 0) return '';
  const pencil = createPencil(engine === 1 ? Number.POSITIVE_INFINITY : largestStep, space);
  const tags = tagContent(pencil);
  // Where the run before has left the pen, CSS px.
  let end = { x: Number.NEGATIVE_INFINITY, y: 0 };
  for (const [index, shaped] of runs.entries()) {
    const { run } = shaped;
    tags.open(marks[index]);
    const gap = run.x - end.x;
    // Where a run begins at the end of the one before, it is written on: some readers take each new start for a new word.
    const continues = engine === 2 && run.y === end.y && Math.abs(gap) < run.size * widestSeam;
    if (!continues) pencil.moveTo(run.x, -run.y);
    pencil.setPaint(visible ? run.fill : undefined);
    const adjust = trackPen(pencil, continues ? (-gap * 1_000) / run.size : 0);
    // What is not painted may have no glyph; it is written in a font that has none.
    const isPainted = visible && run.fill !== undefined;
    for (const cluster of shaped.clusters) {
      const writing = { cluster, shaped, book, pencil, adjust, engine };
      if (isPainted) writeCluster(writing);
      else writeInvisibly(writing);
    }
    end = { x: run.x + (adjust.written() * run.size) / 1_000, y: run.y };
    if (separated.has(index)) {
      writeSpace({ shaped, book, pencil, visible: isPainted });
      end.x = Number.NEGATIVE_INFINITY;
    }
    pencil.flush();
  }
  tags.close();
  return `BT\n${pencil.operators()}ET\n`;
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
  const hasGlyph = visible && metrics.spaceGlyph !== 0;
  const { resource, code } = hasGlyph ? book.codeForGlyph(metrics, space) : book.codeForText(' ', Math.round(width));
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
  engine: 1 | 2;
}

function writeCluster({ cluster, shaped, book, pencil, adjust, engine }: Writing): void {
  const { run, metrics } = shaped;
  const toMille = 1_000 / metrics.unitsPerEm;
  const texts = textsOfGlyphs(cluster);
  // Where characters and glyphs do not correspond one to one, the characters are stated beside them.
  const isComposed = cluster.glyphs.length > 1;
  if (isComposed) pencil.beginActualText(cluster.text);
  for (const [index, glyph] of cluster.glyphs.entries()) {
    const own = metrics.advanceOf(glyph.id);
    // Pages of engine 2 hold no kern that would mislead a reader, so that every glyph is as wide as its font says.
    const width = engine === 1 ? widthOf(glyph, own, toMille) : toHundredths(own * toMille);
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
  return toHundredths(chosen);
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

interface PenTracker {
  /** Puts the pen `offset` right of where shaping has it. */
  to(offset: number): void;
  /** How far right of the run's start the PDF's pen is. */
  written(): number;
  /** Notes that a glyph moved the PDF's pen by `width`, where shaping moved its own by `advance`. */
  advance(width: number, advance: number): void;
}

/** Keeps the PDF's pen where the shaper's is. All lengths in thousandths of an em. */
function trackPen(pencil: Pencil, start: number): PenTracker {
  let written = start;
  let shaped = 0;
  return {
    written: () => written,
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

/** Collects text operators, saying nothing twice. `step` is the largest number that moves the pen inside a word. */
function createPencil(step: number, { xPerPx, yPerPx, top }: TextSpace): Pencil {
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
    moveTo: (x, y) => set(`1 0 0 1 ${decimal(x * xPerPx)} ${decimal(top + y * yPerPx)} Tm`),
    setPaint: (colour) => {
      const wanted = colour === undefined ? 3 : 0;
      if (mode !== wanted) set(`${wanted} Tr`);
      mode = wanted;
      if (colour === undefined || colour === paint) return;
      paint = colour;
      set(`${components(rgbOf(colour))} rg`);
    },
    setFont: (resource, size) => {
      const wanted = `/${resource} ${decimal(size * xPerPx)} Tf`;
      if (font !== wanted) set(wanted);
      font = wanted;
    },
    setRise: (wanted) => {
      if (rise !== wanted) set(`${decimal(wanted * yPerPx)} Ts`);
      rise = wanted;
    },
    adjust: (by) => {
      endCodes();
      // In TJ a positive number moves left.
      const parts = Math.max(1, Math.ceil(Math.abs(by) / step));
      array += Array.from({ length: parts }, () => decimal(-by / parts)).join(' ');
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
