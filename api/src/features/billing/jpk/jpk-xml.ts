import { buildXml, type XmlContent, xmlLine } from '../../../platform/build-xml.ts';
import { bareTaxId } from '../invoices/bare-tax-id.ts';
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
 * The records (`Ewidencja`) of JPK_V7M(3) with the sales of a month and no purchases, without those of the One Stop Shop. The accountant's program adds the header, the
 * declaration and the purchases.
 *
 * @throws {RangeError} for a VAT rate that the form does not know.
 */
export function jpkSalesXml(sales: readonly SalesRow[]): string {
  // VAT of other member states is declared in the One Stop Shop alone.
  const rows = sales.filter(({ foreign }) => foreign?.rule !== 'oss');
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
  const { marker } = row;
  return {
    LpSprzedazy: String(position),
    ...numberOf(row),
    NazwaKontrahenta: xmlLine(row.buyerName, NAME_MAX) || NO_NUMBER,
    DowodSprzedazy: xmlLine(row.number, PROOF_MAX),
    DataWystawienia: row.issuedOn,
    ...(row.soldOn === row.issuedOn ? {} : { DataSprzedazy: row.soldOn }),
    ...(marker.kind === 'number' ? { NrKSeF: marker.number } : { [marker.kind]: '1' }),
    ...amountsOf(row),
  };
}

function numberOf({ buyerNip, foreign }: SalesRow): Record<string, string> {
  if (buyerNip !== null) return { KodKrajuNadaniaTIN: 'PL', NrKontrahenta: buyerNip };
  const number = bareTaxId(foreign?.number ?? '');
  if (!foreign || number === '') return { NrKontrahenta: NO_NUMBER };
  if (foreign.rule !== 'reverse-charge') return { KodKrajuNadaniaTIN: foreign.country, NrKontrahenta: number };
  return { KodKrajuNadaniaTIN: number.slice(0, 2), NrKontrahenta: number.slice(2) };
}

/**
 * K_11: services outside of the country; K_12, of them those to businesses of other member states (VAT Act, art. 100(1)(4)). WSTO_EE: an
 * electronic service to a consumer of another member state with Polish VAT (regulation on JPK_VAT, § 10(4)(2a)).
 */
function amountsOf({ foreign, vatRatePercent, net, vat, number }: SalesRow): Record<string, string> {
  if (foreign?.rule === 'outside-union') return { K_11: taxAmount(net) };
  if (foreign?.rule === 'reverse-charge') return { K_11: taxAmount(net), K_12: taxAmount(net) };
  const fields = RATE_FIELDS.find(({ rates }) => rates.includes(vatRatePercent));
  if (!fields) throw new RangeError(`JPK_V7M has no field for a VAT rate of ${vatRatePercent} %, ${number}`);
  return { ...(foreign ? { WSTO_EE: '1' } : {}), [fields.net]: taxAmount(net), [fields.vat]: taxAmount(vat) };
}
