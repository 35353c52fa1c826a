import type { Mark } from '../pdf/structure-plan.ts';
import type { FontBook } from './font-book.ts';
import type { FaceMetrics, RunGlyphs, ShapedRun } from './shape.ts';
import { TextOperatorWriter, type TextSpace } from './text-operator-writer.ts';

// Engine 1 only. A kern beyond these limits, in thousandths of an em, becomes part of the glyph's width. PDF readers take gaps of a tenth
// of an em for spaces (Inter has such a kern in "її") and large negative ones for new lines (Lora, in "//").
const widestAdjustment = 50;
const narrowestAdjustment = -200;

// Widths are rounded. The error is corrected by an adjustment once it adds up to this: 0.003 px at 12 px.
const tolerance = 0.25;

// Engine 2 only. A kern is written as several numbers of at most this, in thousandths of an em: pypdf takes a single number of half a space
// or more for a space.
const largestStep = 60;

// The largest gap, in em, between two runs on a line that are written as one. Spaces are characters, so such a gap is only kerning.
const widestJoin = 0.25;

export interface TextLayerOptions {
  space: TextSpace;
  /** Whether the runs are painted, or invisible over a raster. */
  visible: boolean;
  /** The mark of each run. */
  marks: readonly (Mark | undefined)[];
  engine: 1 | 2;
  /** The runs after which a space is written. */
  separated: ReadonlySet<number>;
}

/** Writes a page's runs in the given order, which is the reading order. */
export interface TextLayer {
  /** @param index the run's index on its page. */
  write(index: number, shaped: ShapedRun, glyphs: RunGlyphs): void;
  /** The operators. They expect the coordinate system that `space` describes, with the y axis pointing up. */
  operators(): string;
}

export function createTextLayer(book: FontBook, options: TextLayerOptions): TextLayer {
  const { space, visible, marks, engine, separated } = options;
  const writer = new TextOperatorWriter(engine === 1 ? Number.POSITIVE_INFINITY : largestStep, space);
  const tags = tagContent(writer);
  let isEmpty = true;
  // The pen position after the previous run, CSS px.
  let end = { x: Number.NEGATIVE_INFINITY, y: 0 };
  return {
    write: (index, shaped, glyphs) => {
      const { run } = shaped;
      isEmpty = false;
      tags.open(marks[index]);
      const gap = run.x - end.x;
      // A run that begins at the end of the previous one continues it without a new position, which some readers take for a new word.
      const continues = engine === 2 && run.y === end.y && Math.abs(gap) < run.size * widestJoin;
      if (!continues) writer.moveTo(run.x, -run.y);
      writer.setPaint(visible ? run.fill : undefined);
      // Invisible text may have no glyph, so it uses the font without outlines.
      const isPainted = visible && run.fill !== undefined;
      const writing = { shaped, glyphs, book, writer, engine, start: continues ? (-gap * 1_000) / run.size : 0 };
      const written = isPainted ? writeGlyphs(writing) : writeInvisibly(writing);
      end = { x: run.x + (written * run.size) / 1_000, y: run.y };
      if (separated.has(index)) {
        writeSpace({ shaped, book, writer, visible: isPainted });
        end.x = Number.NEGATIVE_INFINITY;
      }
      writer.flush();
    },
    operators: () => {
      tags.close();
      return isEmpty ? '' : `BT\n${writer.operators()}ET\n`;
    },
  };
}

interface Writing {
  shaped: ShapedRun;
  glyphs: RunGlyphs;
  book: FontBook;
  writer: TextOperatorWriter;
  engine: 1 | 2;
  /** Pen position, relative to the run's start. */
  start: number;
}

/** Writes an invisible space after the run. */
function writeSpace({
  shaped,
  book,
  writer,
  visible,
}: Pick<Writing, 'shaped' | 'book' | 'writer'> & { visible: boolean }) {
  const { run, metrics } = shaped;
  const width = (metrics.advanceOf(metrics.spaceGlyph) * 1_000) / metrics.unitsPerEm;
  const hasGlyph = visible && metrics.spaceGlyph !== 0;
  const { resource, code } = hasGlyph
    ? book.codeForGlyph(metrics, metrics.spaceGlyph, ' ', toHundredths(width))
    : book.codeForText(' ', Math.round(width));
  writer.setFont(resource, run.size);
  writer.setRise(0);
  writer.show(code);
}

// The two functions below keep the PDF's pen where the shaper's is. In thousandths of an em from the run's start, `written` is the PDF's
// pen and `shaped` the shaper's. They run for each glyph of a document, so they allocate no objects.

/** @returns the PDF's pen position after the run, relative to the run's start. */
function writeGlyphs({ shaped: { run, metrics }, glyphs, book, writer, engine, start }: Writing): number {
  const toMille = 1_000 / metrics.unitsPerEm;
  let written = start;
  let shaped = 0;
  let to = 0;
  for (let from = 0; from < glyphs.length; from = to) {
    to = glyphs.endOfCluster(from);
    const text = glyphs.textOfCluster(from, to);
    // Where characters and glyphs are not one to one, ActualText states the characters.
    const isComposed = to - from > 1;
    const texts = isComposed ? textsOfGlyphs(text, to - from) : undefined;
    if (isComposed) writer.beginActualText(text);
    for (let index = from; index < to; index++) {
      const glyph = glyphs.glyphAt(index);
      const advance = glyphs.advanceOf(index, to) * toMille;
      // Pages of engine 2 contain no misleading kerns, so each glyph has the width of its font.
      const width = engine === 1 ? widthOf(metrics, glyph, advance) : toHundredths(metrics.advanceOf(glyph) * toMille);
      const { resource, code } = book.codeForGlyph(metrics, glyph, texts?.[index - from] ?? text, width);
      writer.setFont(resource, run.size);
      writer.setRise((glyphs.yOffsetAt(index) * run.size) / metrics.unitsPerEm);
      written += adjust(writer, shaped + glyphs.xOffsetAt(index) * toMille - written);
      writer.show(code);
      written += width;
      shaped += advance;
    }
    if (isComposed) writer.endActualText();
  }
  return written;
}

/** Writes invisible text, one code per cluster. */
function writeInvisibly({ shaped: { run, metrics }, glyphs, book, writer, start }: Writing): number {
  let written = start;
  let shaped = 0;
  let to = 0;
  for (let from = 0; from < glyphs.length; from = to) {
    to = glyphs.endOfCluster(from);
    let units = 0;
    for (let index = from; index < to; index++) units += glyphs.advanceOf(index, to);
    const advance = units * (1_000 / metrics.unitsPerEm);
    const width = Math.max(0, Math.round(advance));
    const { resource, code } = book.codeForText(glyphs.textOfCluster(from, to), width);
    writer.setFont(resource, run.size);
    written += adjust(writer, shaped - written);
    writer.show(code);
    written += width;
    shaped += advance;
  }
  return written;
}

/** Moves the next glyph if the difference is visible. Takes the difference and returns the movement, both in thousandths of an em. */
function adjust(writer: TextOperatorWriter, difference: number): number {
  if (Math.abs(difference) <= tolerance) return 0;
  const rounded = toHundredths(difference);
  writer.adjust(rounded);
  return rounded;
}

/** The characters for each glyph of a cluster. */
function textsOfGlyphs(text: string, glyphs: number): string[] {
  const characters = [...text];
  if (characters.length === glyphs) return characters;
  // The first glyph stands for all characters. The others get a zero-width space, since readers would guess characters for them.
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

/** Opens and closes marked content around runs. Consecutive runs of one mark share it (ISO 32000-1, 14.6). */
function tagContent(writer: TextOperatorWriter): { open(mark: Mark | undefined): void; close(): void } {
  let current: Mark | 'artifact' | undefined;
  const close = () => {
    if (current !== undefined) writer.endMark();
    current = undefined;
  };
  return {
    open: (mark) => {
      const wanted = mark ?? 'artifact';
      if (current === wanted) return;
      close();
      writer.beginMark(mark ? `/${mark.type} <</MCID ${mark.mcid}>> BDC` : footerArtifact);
      current = wanted;
    },
    close,
  };
}

// Name and page number in the footer (ISO 32000-1, 14.8.2.2).
const footerArtifact = '/Artifact <</Type /Pagination /Subtype /Footer>> BDC';
