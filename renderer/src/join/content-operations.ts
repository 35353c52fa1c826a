import { PartRefused } from './part-refused.ts';

/** An operand: a number, a name, or something that nothing here looks at. */
export type Operand = number | { name: string } | null;

/** An operator of a content stream with its operands (ISO 32000-1, 7.8.2), from `start` to `end` in bytes. */
export interface Operation {
  operator: string;
  operands: readonly Operand[];
  start: number;
  end: number;
}

const MAX_OPERANDS = 64;
/** Of a name (ISO 32000-1, table C.1), in bytes. */
const MAX_NAME_BYTES = 127;
/** Of a name or another word as written: each byte of a name may be written as # and two digits. */
const MAX_SYNTAX_BYTES = 3 * MAX_NAME_BYTES;

const WHITESPACE = bytesIn('\0\t\n\f\r ');
const DELIMITERS = bytesIn('()<>[]{}/%');

/** 1 at each byte of the text. */
function bytesIn(text: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const byte of Buffer.from(text, 'latin1')) table[byte] = 1;
  return table;
}

/**
 * The operations of a content stream in order. Damaged content ends the operations or is skipped, as in viewers. An inline image is one
 * operation called `BI`.
 *
 * @throws {PartRefused} PART_TOO_COMPLEX for a name that is too long.
 */
export function* readOperations(content: Uint8Array): Generator<Operation> {
  let operands: Operand[] = [];
  let start = -1;
  const add = (operand: Operand, at: number) => {
    if (start === -1) start = at;
    // Viewers take the last ones; `Do` takes one.
    if (operands.length < MAX_OPERANDS) operands.push(operand);
    else operands[MAX_OPERANDS - 1] = operand;
  };
  for (let at = skipSpace(content, 0); at < content.length; at = skipSpace(content, at)) {
    const byte = content[at]!;
    const from = at;
    if (byte === 0x28) {
      at = endOfString(content, at);
      add(null, from);
    } else if (byte === 0x3c) {
      at = content[at + 1] === 0x3c ? endOfNested(content, at) : endOfHexString(content, at);
      add(null, from);
    } else if (byte === 0x5b) {
      at = endOfNested(content, at);
      add(null, from);
    } else if (byte === 0x2f) {
      at = endOfWord(content, at + 1);
      // A shortened name could be that of another object, and what it draws would not be counted.
      if (at - from - 1 > MAX_SYNTAX_BYTES) throw tooLong();
      const name = decodeName(latin1(content, from + 1, at));
      if (name.length > MAX_NAME_BYTES) throw tooLong();
      add({ name }, from);
    } else if (DELIMITERS[byte] === 1) {
      at += 1;
    } else {
      at = endOfWord(content, at);
      const word = latin1(content, from, at);
      if (isNumeric(byte)) {
        const number = Number.parseFloat(word);
        add(Number.isFinite(number) ? number : 0, from);
      } else if (word === 'true' || word === 'false' || word === 'null') {
        add(null, from);
      } else {
        if (word === 'BI') at = endOfInlineImage(content, at);
        yield { operator: word, operands, start: start === -1 ? from : start, end: at };
        operands = [];
        start = -1;
      }
    }
  }
}

function skipSpace(content: Uint8Array, from: number): number {
  let at = from;
  for (; at < content.length; at++) {
    const byte = content[at]!;
    if (byte === 0x25) while (at < content.length && content[at] !== 10 && content[at] !== 13) at++;
    else if (WHITESPACE[byte] === 0) return at;
  }
  return at;
}

function endOfWord(content: Uint8Array, from: number): number {
  let at = from;
  while (at < content.length && WHITESPACE[content[at]!] === 0 && DELIMITERS[content[at]!] === 0) at++;
  return at;
}

function endOfString(content: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; at++) {
    const byte = content[at];
    if (byte === 0x5c) at += 1;
    else if (byte === 0x28) depth += 1;
    else if (byte === 0x29 && --depth === 0) return at + 1;
  }
  return content.length;
}

function endOfHexString(content: Uint8Array, from: number): number {
  const end = content.indexOf(0x3e, from);
  return end === -1 ? content.length : end + 1;
}

/** The end of an array or a dictionary with all that is inside. */
function endOfNested(content: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; ) {
    const byte = content[at]!;
    const next = content[at + 1];
    if (byte === 0x28) at = endOfString(content, at);
    else if (byte === 0x5b) {
      depth += 1;
      at += 1;
    } else if (byte === 0x3c && next === 0x3c) {
      depth += 1;
      at += 2;
    } else if (byte === 0x3c) at = endOfHexString(content, at);
    else if (byte === 0x5d || (byte === 0x3e && next === 0x3e)) {
      at += byte === 0x5d ? 1 : 2;
      depth -= 1;
      if (depth === 0) return at;
    } else at += 1;
  }
  return content.length;
}

/** The data ends at the first EI between white space that what follows does not contradict: data may contain these bytes by chance. */
function endOfInlineImage(content: Uint8Array, from: number): number {
  for (let at = content.indexOf(0x45, from); at !== -1; at = content.indexOf(0x45, at + 1)) {
    if (content[at + 1] !== 0x49 || WHITESPACE[content[at - 1]!] === 0) continue;
    const after = content.subarray(at + 2, at + 12);
    const isEnd = after.length === 0 || WHITESPACE[after[0]!] === 1;
    if (isEnd && after.every((byte) => (byte >= 32 && byte < 127) || WHITESPACE[byte] === 1)) return at + 2;
  }
  return content.length;
}

function tooLong(): PartRefused {
  return new PartRefused('PART_TOO_COMPLEX', `a name of more than ${MAX_NAME_BYTES} bytes`);
}

/** A sign, a point or a digit. */
function isNumeric(byte: number): boolean {
  return byte === 0x2b || byte === 0x2d || byte === 0x2e || (byte >= 0x30 && byte <= 0x39);
}

function decodeName(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function latin1(content: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to && at < from + MAX_SYNTAX_BYTES; at++) text += String.fromCharCode(content[at]!);
  return text;
}
