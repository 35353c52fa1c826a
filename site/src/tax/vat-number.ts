import { type MemberState, memberStateOf } from './countries.ts';

/**
 * The form of the VAT numbers of each member state without their prefix, as the Commission publishes it (VIES, frequently asked questions, "What is the
 * format of a VAT number?"). Check digits are left to VIES, which knows the numbers themselves.
 */
const FORMS: Readonly<Record<Exclude<MemberState, 'PL'>, RegExp>> = {
  AT: /^U[A-Z\d+*]{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** A VAT number of another member state, as invoices name it: `prefix` and `digits`. */
export interface VatNumber {
  country: string;
  /** EL for Greece, or else the country's code. */
  prefix: string;
  /** Without prefix, blanks and punctuation. May have letters. */
  digits: string;
}

/** Reads a VAT number as a buyer types it, with or without the prefix; null: it has not the form of that country's numbers. */
export function readVatNumber(country: string, typed: string): VatNumber | null {
  const state = memberStateOf(country);
  if (state === null || state === 'PL') return null;
  const prefix = prefixOf(state);
  const compact = typed.toUpperCase().replace(/[\s.\-/]/g, '');
  const form = FORMS[state];
  // A French number may begin with the letters FR: the shorter reading is tried last.
  const readings = [compact, ...(compact.startsWith(prefix) ? [compact.slice(prefix.length)] : [])];
  const digits = readings.reverse().find((reading) => form.test(reading));
  return digits === undefined ? null : { country: state, prefix, digits };
}

/** The prefix of a member state's VAT numbers (Directive 2006/112/EC, art. 215). */
export function prefixOf(state: string): string {
  return state === 'GR' ? 'EL' : state;
}
