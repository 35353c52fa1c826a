import { PDFArray, PDFBool, PDFHexString, PDFName, PDFNull, PDFNumber, type PDFObject, PDFString } from 'pdf-lib';
import { byteString, NULL, PdfSyntax, type PdfValue } from '../pdf/pdf-objects.ts';
import { joinLimits } from './join-limits.ts';
import { itemsOf } from './lookup.ts';
import { PartRefused } from './part-refused.ts';

/** A name as PDF writes it. */
export function nameSyntax(name: PDFName): PdfSyntax {
  return new PdfSyntax(name.toString());
}

/** A name as a key of a dictionary. */
export function keyOf(name: PDFName): string {
  return name.toString().slice(1);
}

/** Names, numbers, strings and booleans; undefined for anything else. */
export function copyScalar(object: PDFObject | undefined): PdfValue | undefined {
  if (object instanceof PDFName) return nameSyntax(object);
  if (object instanceof PDFNumber) return numberSyntax(object.asNumber());
  if (object instanceof PDFString || object instanceof PDFHexString) return byteString(object.asBytes());
  if (object instanceof PDFBool) return object.asBoolean();
  if (object === PDFNull) return NULL;
  return undefined;
}

/** Counts the items of plain arrays: an array that is referred to many times is copied each time. */
export interface ItemBudget {
  leftItems: number;
}

export function createItemBudget(): ItemBudget {
  return { leftItems: joinLimits.plainItems };
}

/**
 * Scalars, and arrays of arrays of them; undefined where there is anything else.
 *
 * @throws {PartRefused} PART_TOO_COMPLEX beyond the budget.
 */
export function copyPlain(
  object: PDFObject | undefined,
  budget: ItemBudget = createItemBudget(),
  depth = 10,
): PdfValue | undefined {
  if (!(object instanceof PDFArray)) return copyScalar(object);
  if (depth === 0) return undefined;
  const items: PdfValue[] = [];
  budget.leftItems -= object.size();
  if (budget.leftItems < 0) throw new PartRefused('PART_TOO_COMPLEX', 'too many numbers in arrays');
  for (const item of itemsOf(object)) {
    const copy = copyPlain(item, budget, depth - 1);
    if (copy === undefined) return undefined;
    items.push(copy);
  }
  return items;
}

/** Largest number that readers have to understand (ISO 32000-1, table C.1). */
const LARGEST = 2_147_483_647;

function numberSyntax(value: number): PdfValue {
  if (!Number.isFinite(value)) return 0;
  const bounded = Math.max(-LARGEST, Math.min(LARGEST, value));
  // JavaScript would write small fractions with an exponent, which PDF does not know.
  return Number.isInteger(bounded) ? bounded : new PdfSyntax(bounded.toFixed(10).replace(/\.?0+$/, ''));
}
