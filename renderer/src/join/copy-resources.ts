import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef } from 'pdf-lib';
import { deflated, PdfStream, type PdfValue, type Ref } from '../pdf/pdf-objects.ts';
import { ENTRIES, type Kind, MAPS } from './allowed-entries.ts';
import { checkPicture } from './check-picture.ts';
import { copyPlain, copyScalar, createItemBudget, keyOf, nameSyntax } from './copy-values.ts';
import { filtersOf, type InflationBudget, inflateStream, isEncodedPicture } from './inflate-stream.ts';
import { joinLimits } from './join-limits.ts';
import { keepDrawing } from './keep-drawing.ts';
import { itemsOf, lookup } from './lookup.ts';
import { PartRefused } from './part-refused.ts';
import type { SharedObjects } from './shared-objects.ts';
import { stripJpeg } from './strip-jpeg.ts';

/** Takes over what pages of one part draw with. */
export interface ResourceCopier {
  budget: InflationBudget;
  /** A copy of a resource dictionary, with further forms by their names; an empty one for none. */
  resources(dict: PDFDict | undefined, forms?: Readonly<Record<string, Ref>>): PdfValue;
  /** A copy of a form as an object of the file; undefined if it is none. */
  form(stream: PDFObject | undefined): Ref | undefined;
  /** The copies of pictures, by their stream in the source. */
  pictures: ReadonlyMap<PDFRawStream, { ref: Ref; stream: PdfStream }>;
}

type Copied = { value: PdfValue } | undefined;

/** @throws {PartRefused} PART_TOO_COMPLEX beyond the limits of a part. */
export function createResourceCopier(context: PDFContext, shared: SharedObjects): ResourceCopier {
  const budget: InflationBudget = { leftBytes: joinLimits.inflatedBytes };
  const items = createItemBudget();
  const known = new Map<PDFObject, Map<Kind, Copied>>();
  // An object that draws itself would recurse without end, so such an entry is left out.
  const running = new Set<PDFObject>();
  const pictures = new Map<PDFRawStream, { ref: Ref; stream: PdfStream }>();
  let objects = 0;
  let depth = 0;

  const copy = (object: PDFObject | undefined, kind: Kind): PdfValue | undefined => {
    if (object instanceof PDFRef) return copyShared(context.lookup(object), kind);
    if (object instanceof PDFDict || object instanceof PDFArray || object instanceof PDFRawStream) {
      if (depth === joinLimits.objectDepth) throw tooComplex('objects are nested too deep');
      depth += 1;
      try {
        if (object instanceof PDFRawStream) return copyStream(object, kind);
        return object instanceof PDFDict ? copyDict(object, kind) : copyArray(object, kind);
      } finally {
        depth -= 1;
      }
    }
    return copyScalar(object);
  };

  /** An object that others may use too. */
  const copyShared = (object: PDFObject | undefined, kind: Kind): PdfValue | undefined => {
    const isLarge = object instanceof PDFDict || object instanceof PDFRawStream || object instanceof PDFArray;
    if (object === undefined || !isLarge) return copyScalar(object);
    const byKind = known.get(object) ?? new Map<Kind, Copied>();
    known.set(object, byKind);
    const before = byKind.get(kind);
    if (before !== undefined || byKind.has(kind)) return before?.value;
    if (running.has(object)) return undefined;
    if (++objects > joinLimits.objects) throw tooComplex(`more than ${joinLimits.objects} objects`);
    running.add(object);
    const value = copy(object, kind);
    running.delete(object);
    const isStream = object instanceof PDFRawStream;
    const copied = value === undefined ? undefined : { value: isStream ? value : shared.register(value) };
    byKind.set(kind, copied);
    return copied?.value;
  };

  const copyDict = (dict: PDFDict, kind: Kind): PdfValue | undefined =>
    STREAMS_ALONE.has(kind) ? undefined : entriesOf(dict, kind);

  const entriesOf = (dict: PDFDict, kind: Kind): Record<string, PdfValue> => {
    const each = MAPS[kind];
    const allowed = new Map(Object.entries(ENTRIES[kind] ?? {}));
    const entries: [string, PdfValue][] = [];
    for (const [name, value] of dict.entries()) {
      const entryKind = each ?? allowed.get(keyOf(name));
      if (entryKind === undefined) continue;
      const copied = entryKind === 'plain' ? copyPlain(context.lookup(value), items) : copy(value, entryKind);
      if (copied !== undefined) entries.push([keyOf(name), copied]);
    }
    return Object.fromEntries(entries);
  };

  const copyArray = (array: PDFArray, kind: Kind): PdfValue | undefined => {
    // Places in these arrays have meanings, so an item that cannot be copied takes the array with it.
    const values: PdfValue[] = [];
    for (const item of array.asArray()) {
      const copied = copy(item, kind);
      if (copied === undefined) return undefined;
      values.push(copied);
    }
    return values;
  };

  const copyStream = (stream: PDFRawStream, kind: Kind): PdfValue | undefined => {
    if (kind === 'plain' || kind === 'resources' || MAPS[kind] !== undefined) return undefined;
    const subtype = stream.dict.lookup(PDFName.of('Subtype'));
    const name = subtype instanceof PDFName ? subtype.asString() : '';
    if (kind === 'xobject' && name !== '/Form' && name !== '/Image') return undefined;
    const dictionary = entriesOf(stream.dict, kind);
    if (kind === 'xobject' && name === '/Image') return copyPicture(stream, dictionary);
    const draws = kind === 'content' || kind === 'xobject' || kind === 'pattern';
    if (draws) {
      const content = keepDrawing(inflateStream(stream, budget, joinLimits.streamBytes));
      return shared.register(deflated(content, dictionary));
    }
    if (isEncodedPicture(stream)) return undefined;
    const bytes = inflateStream(stream, budget, joinLimits.streamBytes);
    return shared.register(deflated(bytes, dictionary));
  };

  const copyPicture = (stream: PDFRawStream, dictionary: Record<string, PdfValue>): Ref | undefined => {
    const names = filtersOf(stream);
    const contents = names.length === 1 && names[0] === 'DCTDecode' ? stripJpeg(stream.contents) : stream.contents;
    if (contents === undefined) return undefined;
    checkPicture(stream, contents, budget);
    const filters = names.map((name) => nameSyntax(PDFName.of(name)));
    const parameters = pictureParameters(stream);
    const copied = new PdfStream(contents, {
      ...dictionary,
      Filter: filters.length > 0 ? filters : undefined,
      DecodeParms: parameters,
    });
    const ref = shared.register(copied);
    pictures.set(stream, { ref, stream: copied });
    return ref;
  };

  /** Parameters of the filters: numbers and booleans, and the symbols that JBIG2 pictures share. */
  const pictureParameters = (stream: PDFRawStream): PdfValue | undefined => {
    const parameters = stream.dict.lookup(PDFName.of('DecodeParms'));
    const one = (object: PDFObject | undefined): PdfValue => {
      if (!(object instanceof PDFDict)) return NO_PARAMETERS;
      const entries: [string, PdfValue][] = [];
      for (const [name, value] of object.entries()) {
        const found = context.lookup(value);
        const copied =
          found instanceof PDFRawStream && keyOf(name) === 'JBIG2Globals'
            ? shared.register(deflated(inflateStream(found, budget, joinLimits.streamBytes)))
            : copyScalar(found);
        if (copied !== undefined && PARAMETERS.has(keyOf(name))) entries.push([keyOf(name), copied]);
      }
      return Object.fromEntries(entries);
    };
    if (parameters instanceof PDFArray) return itemsOf(parameters).map(one);
    return parameters instanceof PDFDict ? [one(parameters)] : undefined;
  };

  return {
    budget,
    pictures,
    resources: (dict, forms) => {
      const copied = dict ? entriesOf(dict, 'resources') : {};
      if (forms === undefined) return copied;
      const drawn = dict && lookup(dict, 'XObject');
      return { ...copied, XObject: { ...(drawn instanceof PDFDict && entriesOf(drawn, 'xobjects')), ...forms } };
    },
    form: (object) => {
      if (!(object instanceof PDFRawStream)) return undefined;
      const subtype = object.dict.lookup(PDFName.of('Subtype'));
      // Appearances of annotations do not always say that they are forms.
      if (subtype !== undefined && subtype !== PDFName.of('Form')) return undefined;
      object.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
      return copyShared(object, 'xobject') as Ref | undefined;
    },
  };
}

/** Kinds that are streams and nothing else. */
const STREAMS_ALONE: ReadonlySet<Kind> = new Set(['plain', 'content', 'fontProgram', 'xobject']);

const NO_PARAMETERS: PdfValue = {};
const PARAMETERS = new Set(
  'Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1 DamagedRowsBeforeError ColorTransform JBIG2Globals'.split(
    ' ',
  ),
);

function tooComplex(problem: string): PartRefused {
  return new PartRefused('PART_TOO_COMPLEX', problem);
}
