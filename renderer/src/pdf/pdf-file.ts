import { deflated, PdfStream, type PdfValue, Ref, write } from './pdf-objects.ts';

/** The entries of a file's trailer (ISO 32000-1, table 15). */
interface Trailer {
  Root: Ref;
  Info: Ref;
  ID: PdfValue;
}

/** A PDF file under construction: its objects. */
export interface PdfFile {
  /** A reference to an object that is assigned later. */
  nextRef(): Ref;
  assign(ref: Ref, object: PdfValue | PdfStream): void;
  /** nextRef() and assign() in one call. */
  register(object: PdfValue | PdfStream): Ref;
  /**
   * Writes the file with object streams and a cross-reference stream (ISO 32000-1, 7.5.7 and 7.5.8).
   *
   * @param yieldToEventLoop called between objects; rejects when the PDF is no longer wanted.
   */
  write(trailer: Trailer, yieldToEventLoop: () => Promise<void>): Promise<Uint8Array>;
}

/** Number of small objects in a compressed object stream. A reader has to unpack the whole stream for any of them. */
const objectsInStream = 200;
const objectsBetweenYields = 500;

// Version 1.7, and bytes that tell programs that the file is binary (ISO 32000-1, 7.5.2).
const header = latin1('%PDF-1.7\n%\x81\x81\x81\x81\n');

export function createPdfFile(): PdfFile {
  // Indexed by object number, from 1. Small objects are kept in serialised form.
  const objects: (string | PdfStream | undefined)[] = [undefined];
  const nextRef = () => new Ref(objects.push(undefined) - 1);
  const assign = (ref: Ref, object: PdfValue | PdfStream) => {
    objects[ref.objectNumber] = object instanceof PdfStream ? object : write(object);
  };
  return {
    nextRef,
    assign,
    register: (object) => {
      const ref = nextRef();
      assign(ref, object);
      return ref;
    },
    write: (trailer, yieldToEventLoop) => writeFile(objects, trailer, yieldToEventLoop),
  };
}

/** An object's location: a byte offset, or an index in an object stream. */
type Entry = { kind: 'byte'; offset: number } | { kind: 'compressed'; stream: number; index: number };

async function writeFile(
  objects: readonly (string | PdfStream | undefined)[],
  trailer: Trailer,
  yieldToEventLoop: () => Promise<void>,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [header];
  let length = header.length;
  const append = (bytes: Uint8Array) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const entries = new Map<number, Entry>();
  const appendStream = (number: number, { bytes, dictionary }: PdfStream) => {
    entries.set(number, { kind: 'byte', offset: length });
    append(latin1(`${number} 0 obj\n${write(dictionary)}\nstream\n`));
    append(bytes);
    append(latin1('\nendstream\nendobj\n'));
  };

  let next = objects.length;
  let small: [number: number, object: string][] = [];
  const appendSmall = () => {
    if (small.length === 0) return;
    const stream = next++;
    for (let index = 0; index < small.length; index++)
      entries.set(small[index]![0], { kind: 'compressed', stream, index });
    appendStream(stream, objectStream(small));
    small = [];
  };
  for (let number = 1; number < objects.length; number++) {
    const object = objects[number];
    if (object instanceof PdfStream) appendStream(number, object);
    else if (object !== undefined && small.push([number, object]) === objectsInStream) appendSmall();
    if (number % objectsBetweenYields === objectsBetweenYields - 1) await yieldToEventLoop();
  }
  appendSmall();

  const start = length;
  entries.set(next, { kind: 'byte', offset: start });
  const { Root, Info, ID } = trailer;
  const dictionary = { Type: 'XRef', Size: next + 1, W: fieldBytes, Root, Info, ID };
  appendStream(next, deflated(crossReferences(entries, next + 1), dictionary));
  append(latin1(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts, length);
}

function objectStream(objects: readonly [number: number, object: string][]): PdfStream {
  let places = '';
  let bodies = '';
  for (const [number, object] of objects) {
    places += `${number} ${bodies.length} `;
    bodies += `${object}\n`;
  }
  return deflated(places + bodies, { Type: 'ObjStm', N: objects.length, First: places.length });
}

// The bytes of each entry's three fields: type; offset or stream number; index or 0.
const fieldBytes = [1, 4, 2] as const;

function crossReferences(entries: ReadonlyMap<number, Entry>, size: number): Buffer {
  const width = fieldBytes[0] + fieldBytes[1] + fieldBytes[2];
  const table = Buffer.alloc(size * width);
  // Object 0 is the head of the list of free objects, which is otherwise empty.
  table.writeUInt16BE(0xffff, fieldBytes[0] + fieldBytes[1]);
  for (const [number, entry] of entries) {
    const at = number * width;
    const isByte = entry.kind === 'byte';
    table[at] = isByte ? 1 : 2;
    table.writeUInt32BE(isByte ? entry.offset : entry.stream, at + fieldBytes[0]);
    table.writeUInt16BE(isByte ? 0 : entry.index, at + fieldBytes[0] + fieldBytes[1]);
  }
  return table;
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
