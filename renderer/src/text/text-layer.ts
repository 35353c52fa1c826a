import type { Mark } from '../pdf/structure-plan.ts';
import type { FontBook } from './font-book.ts';
import { Pencil, type TextSpace } from './pencil.ts';
import type { FaceMetrics, RunGlyphs, ShapedRun } from './shape.ts';

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

/** The operators that write a page's runs, in the order given, which is the reading order. */
export interface TextLayer {
  /** @param index the run's place on its page. */
  write(index: number, shaped: ShapedRun, glyphs: RunGlyphs): void;
  /** They expect the coordinate system that `space` describes, whose y axis points up. */
  operators(): string;
}

export function createTextLayer(book: FontBook, options: TextLayerOptions): TextLayer {
  const { space, visible, marks, engine, separated } = options;
  const pencil = new Pencil(engine === 1 ? Number.POSITIVE_INFINITY : largestStep, space);
  const tags = tagContent(pencil);
  let isEmpty = true;
  // Where the run before has left the pen, CSS px.
  let end = { x: Number.NEGATIVE_INFINITY, y: 0 };
  return {
    write: (index, shaped, glyphs) => {
      const { run } = shaped;
      isEmpty = false;
      tags.open(marks[index]);
      const gap = run.x - end.x;
      // Where a run begins at the end of the one before, it is written on: some readers take each new start for a new word.
      const continues = engine === 2 && run.y === end.y && Math.abs(gap) < run.size * widestSeam;
      if (!continues) pencil.moveTo(run.x, -run.y);
      pencil.setPaint(visible ? run.fill : undefined);
      // What is not painted may have no glyph; it is written in a font that has none.
      const isPainted = visible && run.fill !== undefined;
      const writing = { shaped, glyphs, book, pencil, engine, start: continues ? (-gap * 1_000) / run.size : 0 };
      const written = isPainted ? writeGlyphs(writing) : writeInvisibly(writing);
      end = { x: run.x + (written * run.size) / 1_000, y: run.y };
      if (separated.has(index)) {
        writeSpace({ shaped, book, pencil, visible: isPainted });
        end.x = Number.NEGATIVE_INFINITY;
      }
      pencil.flush();
    },
    operators: () => {
      tags.close();
      return isEmpty ? '' : `BT\n${pencil.operators()}ET\n`;
    },
  };
}

interface Writing {
  shaped: ShapedRun;
  glyphs: RunGlyphs;
  book: FontBook;
  pencil: Pencil;
  engine: 1 | 2;
  /** Where the pen is, right of the run's start. */
  start: number;
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
  const hasGlyph = visible && metrics.spaceGlyph !== 0;
  const { resource, code } = hasGlyph
    ? book.codeForGlyph(metrics, metrics.spaceGlyph, ' ', toHundredths(width))
    : book.codeForText(' ', Math.round(width));
  pencil.setFont(resource, run.size);
  pencil.setRise(0);
  pencil.show(code);
}

// The two functions below keep the PDF's pen where the shaper's is, all lengths in thousandths of an em: `written` is how far the
// first is right of the run's start, `shaped` the second. They run once a glyph of a document, and make no objects.

/** @returns how far right of the run's start the PDF's pen is in the end. */
function writeGlyphs({ shaped: { run, metrics }, glyphs, book, pencil, engine, start }: Writing): number {
  const toMille = 1_000 / metrics.unitsPerEm;
  const { infos, positions } = glyphs;
  let written = start;
  let shaped = 0;
  let to = 0;
  for (let from = 0; from < infos.length; from = to) {
    to = glyphs.endOfCluster(from);
    const text = glyphs.textOfCluster(from, to);
    // Where characters and glyphs do not correspond one to one, the characters are stated beside them.
    const isComposed = to - from > 1;
    const texts = isComposed ? textsOfGlyphs(text, to - from) : undefined;
    if (isComposed) pencil.beginActualText(text);
    for (let index = from; index < to; index++) {
      const { xOffset, yOffset } = positions[index]!;
      const glyph = infos[index]!.codepoint;
      const advance = glyphs.advanceOf(index, to) * toMille;
      // Pages of engine 2 hold no kern that would mislead a reader, so that every glyph is as wide as its font says.
      const width = engine === 1 ? widthOf(metrics, glyph, advance) : toHundredths(metrics.advanceOf(glyph) * toMille);
      const { resource, code } = book.codeForGlyph(metrics, glyph, texts?.[index - from] ?? text, width);
      pencil.setFont(resource, run.size);
      pencil.setRise((yOffset * run.size) / metrics.unitsPerEm);
      written += adjust(pencil, shaped + xOffset * toMille - written);
      pencil.show(code);
      written += width;
      shaped += advance;
    }
    if (isComposed) pencil.endActualText();
  }
  return written;
}

/** The same for text that is not seen, a code a cluster. */
function writeInvisibly({ shaped: { run, metrics }, glyphs, book, pencil, start }: Writing): number {
  let written = start;
  let shaped = 0;
  let to = 0;
  for (let from = 0; from < glyphs.infos.length; from = to) {
    to = glyphs.endOfCluster(from);
    let units = 0;
    for (let index = from; index < to; index++) units += glyphs.advanceOf(index, to);
    const advance = units * (1_000 / metrics.unitsPerEm);
    const width = Math.max(0, Math.round(advance));
    const { resource, code } = book.codeForText(glyphs.textOfCluster(from, to), width);
    pencil.setFont(resource, run.size);
    written += adjust(pencil, shaped - written);
    pencil.show(code);
    written += width;
    shaped += advance;
  }
  return written;
}

/** Moves the next glyph, where that is enough to be seen. `difference` and what is answered, the way it was moved, in thousandths of an em. */
function adjust(pencil: Pencil, difference: number): number {
  if (Math.abs(difference) <= tolerance) return 0;
  const rounded = toHundredths(difference);
  pencil.adjust(rounded);
  return rounded;
}

/** The characters that each of a cluster's glyphs stands for. */
function textsOfGlyphs(text: string, glyphs: number): string[] {
  const characters = [...text];
  if (characters.length === glyphs) return characters;
  // The first glyph has them all. The others still need something, or readers would guess: a space of no width.
  return Array.from({ length: glyphs }, (_, index) => (index === 0 ? text : '\u200b'));
}

function widthOf(metrics: FaceMetrics, glyph: number, shaped: number): number {
  const own = metrics.advanceOf(glyph) * (1_000 / metrics.unitsPerEm);
  const kern = shaped - own;
  const chosen = (kern > widestAdjustment || kern < narrowestAdjustment) && shaped >= 0 ? shaped : own;
  return toHundredths(chosen);
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
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
