import type { MemberState } from '@kreda/site/tax/countries';

/** A standard rate and the first day on which it applies. */
interface Rate {
  from: string;
  percent: number;
}

const since = (percent: number): readonly Rate[] => [{ from: '0000-01-01', percent }];

/**
 * The standard VAT rates of the member states, which electronically supplied services have (Directive 2006/112/EC, art. 98(3) and annex III: no
 * reduced rate for them). The changes since 2024, and all rates of 2026, were compared with two published lists that are made from the Commission's
 * database "Taxes in Europe" (state of December 2025 and March 2026). The database itself could not be read from here: an accountant
 * compares the table with it before the first return, and each January. Days before a first change are only there for completeness.
 */
const RATES: Readonly<Record<MemberState, readonly Rate[]>> = {
  AT: since(20),
  BE: since(21),
  BG: since(20),
  CY: since(19),
  CZ: since(21),
  DE: since(19),
  DK: since(25),
  EE: [...since(22), { from: '2025-07-01', percent: 24 }],
  ES: since(21),
  FI: [...since(24), { from: '2024-09-01', percent: 25.5 }],
  FR: since(20),
  GR: since(24),
  HR: since(25),
  HU: since(27),
  IE: since(23),
  IT: since(22),
  LT: since(21),
  LU: since(17),
  LV: since(21),
  MT: since(18),
  NL: since(21),
  PL: since(23),
  PT: since(23),
  RO: [...since(19), { from: '2025-08-01', percent: 21 }],
  SE: since(25),
  SI: since(22),
  SK: [...since(20), { from: '2025-01-01', percent: 23 }],
};

/** The standard rate of a member state on a day (ISO date), in percent. It may have a decimal. */
export function standardRate(state: MemberState, day: string): number {
  return RATES[state].findLast(({ from }) => from <= day)!.percent;
}
