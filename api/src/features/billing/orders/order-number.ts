/** An order's number as buyers see it: the first twelve hexadecimal digits of its id, 48 random bits. `3F2A-91BC-07DE`. */
export function orderNumberOf(orderId: string): string {
  return orderId.replaceAll('-', '').slice(0, 12).toUpperCase().match(/.{4}/g)!.join('-');
}

/** The ids that an order number can stand for, both ends included. */
export interface OrderIdRange {
  first: string;
  last: string;
}

/**
 * Reads an order number as it was typed: with any separators, in either case, or as the whole id. Letters that no number has count as the
 * digits that they resemble. Null when it cannot be an order number.
 */
export function readOrderNumber(typed: string): OrderIdRange | null {
  const digits = typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll(/[\s\-–—.]/g, '');
  if (!/^(?:[0-9a-f]{12}|[0-9a-f]{32})$/.test(digits)) return null;
  return { first: asId(digits.padEnd(32, '0')), last: asId(digits.padEnd(32, 'f')) };
}

function asId(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
