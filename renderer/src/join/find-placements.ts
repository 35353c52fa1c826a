import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream } from 'pdf-lib';
import { type Operand, readOperations } from './content-operations.ts';
import { type InflationBudget, inflateStream } from './inflate-stream.ts';
import { joinLimits } from './join-limits.ts';
import { itemsOf, lookup } from './lookup.ts';
import { IDENTITY, type Matrix, multiply } from './matrix.ts';
import { PartRefused } from './part-refused.ts';

/** What a part's pages draw. */
export interface Placements {
  /** The largest size at which each picture is drawn, in points. */
  pictures: Map<PDFRawStream, { width: number; height: number }>;
  /** Follows content as a viewer draws it; returns whether it shows text. */
  follow(content: Uint8Array, resources: PDFDict | undefined, matrix: Matrix): boolean;
  /** Follows a form as a page draws it. */
  followForm(form: PDFRawStream, matrix: Matrix): boolean;
}

const TEXT = new Set(['Tj', 'TJ', "'", '"']);

/** @throws {PartRefused} PART_TOO_COMPLEX for content that no viewer should have to draw. */
export function findPlacements(budget: InflationBudget): Placements {
  const pictures: Placements['pictures'] = new Map();
  const inflated = new Map<PDFRawStream, Uint8Array>();
  let leftOperations: number = joinLimits.operations;
  const fonts = new Set<PDFDict>();
  let paintDepth = 0;
  let leftBytes: number = joinLimits.scannedBytes;

  const follow = (
    content: Uint8Array,
    resources: PDFDict | undefined,
    start: Matrix,
    forms: PDFRawStream[],
  ): boolean => {
    leftBytes -= content.length;
    if (leftBytes < 0) throw tooMuch();
    const named = (category: string, operands: readonly Operand[]): PDFObject | undefined => {
      const dict = resources && lookup(resources, category);
      return dict instanceof PDFDict ? dict.lookup(nameOf(operands)) : undefined;
    };
    const stack: Matrix[] = [];
    let matrix = start;
    let hasText = false;
    for (const { operator, operands } of readOperations(content)) {
      if (--leftOperations < 0) throw tooMuch();
      if (TEXT.has(operator)) hasText = true;
      else if (operator === 'q') {
        if (stack.length < MAX_STATES) stack.push(matrix);
      } else if (operator === 'Q') matrix = stack.pop() ?? matrix;
      else if (operator === 'cm') matrix = multiply(toMatrix(operands) ?? IDENTITY, matrix);
      else if (operator === 'scn' || operator === 'SCN') paint(named('Pattern', operands), forms, resources);
      else if (operator === 'Tf') paintGlyphs(named('Font', operands.slice(0, -1)), forms, resources);
      else if (operator === 'gs') paintState(named('ExtGState', operands), forms, resources);
      else if (operator === 'Do') {
        const drawn = named('XObject', operands);
        if (drawn instanceof PDFRawStream) hasText = draw(drawn, matrix, forms, resources) || hasText;
      }
    }
    return hasText;
  };

  const draw = (
    drawn: PDFRawStream,
    matrix: Matrix,
    forms: PDFRawStream[],
    inherited: PDFDict | undefined,
  ): boolean => {
    const subtype = lookup(drawn, 'Subtype');
    if (subtype === PDFName.of('Image')) {
      note(drawn, matrix);
      return false;
    }
    // A form that draws itself is left out when resources are copied.
    if (subtype !== PDFName.of('Form') || forms.includes(drawn)) return false;
    if (forms.length === joinLimits.formDepth) throw new PartRefused('PART_TOO_COMPLEX', 'forms are nested too deep');
    return followStream(drawn, multiply(matrixOf(drawn), matrix), forms, inherited);
  };

  const followStream = (
    drawn: PDFRawStream,
    matrix: Matrix,
    forms: PDFRawStream[],
    inherited: PDFDict | undefined,
  ): boolean => {
    const content = inflated.get(drawn) ?? inflateStream(drawn, budget, joinLimits.streamBytes);
    inflated.set(drawn, content);
    const own = lookup(drawn, 'Resources');
    return follow(content, own instanceof PDFDict ? own : inherited, matrix, [...forms, drawn]);
  };

  /** Counts what a pattern, a glyph or a soft mask draws. Its pictures stay as they are, since their size on the page is not known. */
  const paint = (painted: PDFObject | undefined, forms: PDFRawStream[], inherited: PDFDict | undefined) => {
    if (!(painted instanceof PDFRawStream) || forms.includes(painted)) return;
    if (paintDepth === joinLimits.paintDepth)
      throw new PartRefused('PART_TOO_COMPLEX', 'patterns, glyphs and masks are nested too deep');
    paintDepth += 1;
    followStream(painted, IDENTITY, forms, inherited);
    paintDepth -= 1;
  };

  /** The glyphs of a Type 3 font: once where a page or a form chooses it, and each time where a glyph or a pattern does. */
  const paintGlyphs = (font: PDFObject | undefined, forms: PDFRawStream[], inherited: PDFDict | undefined) => {
    const glyphs = font instanceof PDFDict ? lookup(font, 'CharProcs') : undefined;
    if (!(font instanceof PDFDict) || !(glyphs instanceof PDFDict) || (paintDepth === 0 && fonts.has(font))) return;
    if (paintDepth === 0) fonts.add(font);
    const own = lookup(font, 'Resources');
    for (const glyph of glyphs.keys()) paint(glyphs.lookup(glyph), forms, own instanceof PDFDict ? own : inherited);
  };

  const paintState = (state: PDFObject | undefined, forms: PDFRawStream[], inherited: PDFDict | undefined) => {
    if (!(state instanceof PDFDict)) return;
    const mask = lookup(state, 'SMask');
    if (mask instanceof PDFDict) paint(lookup(mask, 'G'), forms, inherited);
    const font = lookup(state, 'Font');
    if (font instanceof PDFArray && font.size() > 0) paintGlyphs(font.lookup(0), forms, inherited);
  };

  const note = (picture: PDFRawStream, [a, b, c, d]: Matrix) => {
    if (paintDepth > 0) return;
    const known = pictures.get(picture) ?? { width: 0, height: 0 };
    pictures.set(picture, {
      width: Math.max(known.width, Math.hypot(a, b)),
      height: Math.max(known.height, Math.hypot(c, d)),
    });
  };

  return {
    pictures,
    follow: (content, resources, matrix) => follow(content, resources, matrix, []),
    followForm: (form, matrix) => draw(form, matrix, [], undefined),
  };
}

function tooMuch(): PartRefused {
  return new PartRefused('PART_TOO_COMPLEX', 'the pages draw too much');
}

/** States that viewers have to stack at least (ISO 32000-1, table C.1), with room. */
const MAX_STATES = 1_000;

/** The matrix of a form; the identity where it has none. */
export function matrixOf(form: PDFRawStream): Matrix {
  const array = lookup(form, 'Matrix');
  if (!(array instanceof PDFArray)) return IDENTITY;
  return toMatrix(itemsOf(array).map(numberOf)) ?? IDENTITY;
}

function numberOf(object: PDFObject | undefined): number | null {
  return object instanceof PDFNumber ? object.asNumber() : null;
}

function toMatrix(operands: readonly Operand[]): Matrix | undefined {
  const [a, b, c, d, e, f] = operands;
  const isMatrix = [a, b, c, d, e, f].every((value) => typeof value === 'number' && Number.isFinite(value));
  return isMatrix ? [Number(a), Number(b), Number(c), Number(d), Number(e), Number(f)] : undefined;
}

function nameOf(operands: readonly Operand[]): PDFName {
  const operand = operands.at(-1);
  // The library decodes what it is given, which is decoded here already.
  return PDFName.of(typeof operand === 'object' && operand !== null ? operand.name.replaceAll('#', '#23') : '');
}
