import { readOperations } from './content-operations.ts';

/** Marked content (ISO 32000-1, table 320): it names structure, properties and layers of the source, which are not taken over. */
const MARKS = new Set(['BMC', 'BDC', 'EMC', 'MP', 'DP']);

/** A content stream without marked content. What it draws stays as it is, byte for byte. */
export function keepDrawing(content: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  let from = 0;
  for (const { operator, start, end } of readOperations(content)) {
    if (!MARKS.has(operator)) continue;
    kept.push(content.subarray(from, start));
    from = end;
  }
  return from === 0 ? content : Buffer.concat([...kept, content.subarray(from)]);
}
