import { buildXml, type XmlContent, xmlLine } from '../../../platform/build-xml.ts';
import { taxAmount } from '../tax-amount.ts';
import type { SalesRow } from './sales-rows.ts';

/** The namespace of JPK_V7M(3), the form since February 2026. */
const JPK_V7M = 'http://crd.gov.pl/wzor/2025/12/19/14090/';
/** What stands for the number of a buyer who has none. */
const NO_NUMBER = 'BRAK';
const NAME_MAX = 512;
const PROOF_MAX = 256;

/** The fields of net value and tax by rate, in the form's order. */
const RATE_FIELDS: readonly { rates: readonly number[]; net: string; vat: string }[] = [
  { rates: [5], net: 'K_15', vat: 'K_16' },
  { rates: [8, 7], net: 'K_17', vat: 'K_18' },
  { rates: [23, 22], net: 'K_19', vat: 'K_20' },
];

/**
 * The records (`Ewidencja`) of JPK_V7M(3) with the sales of a month and no purchases. The accountant's program adds the header, the
 * declaration and the purchases.
 *
 * @throws {RangeError} for a VAT rate that the form does not know.
 */
export function jpkSalesXml(rows: readonly SalesRow[]): string {
  return buildXml({
    Ewidencja: {
      '@xmlns': JPK_V7M,
      SprzedazWiersz: rows.map((row, index) => rowOf(row, index + 1)),
      SprzedazCtrl: {
        LiczbaWierszySprzedazy: String(rows.length),
        PodatekNalezny: taxAmount(rows.reduce((sum, { vat }) => sum + vat, 0)),
      },
      ZakupCtrl: { LiczbaWierszyZakupow: '0', PodatekNaliczony: '0.00' },
    },
  });
}

function rowOf(row: SalesRow, position: number): XmlContent {
  const fields = RATE_FIELDS.find(({ rates }) => rates.includes(row.vatRatePercent));
  if (!fields) throw new RangeError(`JPK_V7M has no field for a VAT rate of ${row.vatRatePercent} %, ${row.number}`);
  const { marker } = row;
  return {
    LpSprzedazy: String(position),
    ...(row.buyerNip === null ? {} : { KodKrajuNadaniaTIN: 'PL' }),
    NrKontrahenta: row.buyerNip ?? NO_NUMBER,
    NazwaKontrahenta: xmlLine(row.buyerName, NAME_MAX) || NO_NUMBER,
    DowodSprzedazy: xmlLine(row.number, PROOF_MAX),
    DataWystawienia: row.issuedOn,
    ...(row.soldOn === row.issuedOn ? {} : { DataSprzedazy: row.soldOn }),
    ...(marker.kind === 'number' ? { NrKSeF: marker.number } : { [marker.kind]: '1' }),
    [fields.net]: taxAmount(row.net),
    [fields.vat]: taxAmount(row.vat),
  };
}
