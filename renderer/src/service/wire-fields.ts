/** A field of a protobuf message. */
export interface Field {
  number: number;
  /** Where the value begins, behind its length. */
  value: number;
  end: number;
}

/** One field of the wire format; undefined if it is invalid or exceeds the message. */
export function readField(message: Buffer, start: number): Field | undefined {
  const tag = readVarint(message, start);
  if (tag === undefined) return undefined;
  const wireType = tag.value & 7;
  const end = endOfValue(message, { wireType, at: tag.end });
  if (end === undefined || end > message.length) return undefined;
  const value = wireType === 2 ? (readVarint(message, tag.end)?.end ?? end) : tag.end;
  return { number: Math.floor(tag.value / 8), value, end };
}

function endOfValue(message: Buffer, { wireType, at }: { wireType: number; at: number }): number | undefined {
  if (wireType === 0) return readVarint(message, at)?.end;
  if (wireType === 1) return at + 8;
  if (wireType === 5) return at + 4;
  // Groups are deprecated in protobuf, and nest without a limit.
  if (wireType !== 2) return undefined;
  const length = readVarint(message, at);
  return length && length.end + length.value;
}

function readVarint(message: Buffer, start: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let index = 0; index < 10; index++) {
    const byte = message[start + index];
    if (byte === undefined) return undefined;
    // Beyond 2^53 the value is inexact, but still larger than any message.
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return { value, end: start + index + 1 };
  }
  return undefined;
}
