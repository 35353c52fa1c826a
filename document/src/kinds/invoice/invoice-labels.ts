import type { Language } from '../../engine/text/languages.ts';

const pl = {
  invoice: 'Faktura',
  correction: 'Faktura korygująca',
  issuedOn: 'Data wystawienia',
  paidOn: 'Data sprzedaży i zapłaty',
  paidBy: 'Sposób zapłaty',
  card: 'karta płatnicza',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  blik: 'BLIK',
  p24: 'Przelewy24',
  paypal: 'PayPal',
  seller: 'Sprzedawca',
  buyer: 'Nabywca',
  taxId: 'NIP',
  vatNumber: 'Numer VAT',
  // Both languages, since the buyer's tax office reads it too (VAT Act, art. 106e(1)(18); Directive 2006/112/EC, art. 226(11a)).
  reverseCharge: 'odwrotne obciążenie / reverse charge',
  outsideUnion: 'Usługa niepodlegająca opodatkowaniu w Polsce (art. 28b i 28k ustawy o VAT)',
  oss: 'VAT kraju nabywcy, rozliczany w procedurze unijnej OSS',
  corrects: 'Dotyczy faktury',
  of: 'z dnia',
  reason: 'Przyczyna korekty',
  tables: { items: '', before: 'Przed korektą', after: 'Po korekcie', difference: 'Różnica' },
  item: 'Nazwa usługi',
  unit: 'J.m.',
  units: { service: 'usł.' },
  quantity: 'Ilość',
  unitNet: 'Cena netto',
  net: 'Wartość netto',
  rate: 'VAT',
  vat: 'Kwota VAT',
  gross: 'Wartość brutto',
  total: 'Razem',
  paid: 'Zapłacono',
  returned: 'Zwrócono',
  vatInHomeCurrency: 'Kwota VAT w złotych',
  exchangeRate: 'Kurs średni NBP',
  exchangeTable: 'tabela',
  accessPeriod: 'Okres',
  ksefNumber: 'Numer KSeF',
  ksefCheck: 'Sprawdź dokument w KSeF',
  ksefWaits: 'Numer KSeF zostanie nadany później.',
  // Required under the codes in these words (Ministry of Finance, documentation of KSeF 2.0, "Kody weryfikujące QR").
  offline: 'OFFLINE',
  certificate: 'CERTYFIKAT',
};

export type InvoiceLabels = typeof pl;

const en: InvoiceLabels = {
  invoice: 'Faktura / Invoice',
  correction: 'Faktura korygująca / Corrective invoice',
  issuedOn: 'Date of issue',
  paidOn: 'Date of supply and payment',
  paidBy: 'Paid by',
  card: 'payment card',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  blik: 'BLIK',
  p24: 'Przelewy24',
  paypal: 'PayPal',
  seller: 'Seller',
  buyer: 'Buyer',
  taxId: 'Tax number',
  vatNumber: 'VAT number',
  reverseCharge: 'odwrotne obciążenie / reverse charge',
  outsideUnion: 'Not subject to VAT in Poland (Polish VAT Act, art. 28b and 28k)',
  oss: 'VAT of the buyer’s country, declared in the Union scheme (OSS)',
  corrects: 'Corrects the invoice',
  of: 'of',
  reason: 'Reason',
  tables: { items: '', before: 'Before the correction', after: 'After the correction', difference: 'Difference' },
  item: 'Service',
  unit: 'Unit',
  units: { service: 'service' },
  quantity: 'Quantity',
  unitNet: 'Unit price, net',
  net: 'Net',
  rate: 'VAT',
  vat: 'VAT amount',
  gross: 'Gross',
  total: 'Total',
  paid: 'Paid',
  returned: 'Returned',
  vatInHomeCurrency: 'VAT amount in Polish złoty',
  exchangeRate: 'Mean rate of the National Bank of Poland (NBP)',
  exchangeTable: 'table',
  accessPeriod: 'Period',
  ksefNumber: 'KSeF number',
  ksefCheck: 'Check the document in KSeF',
  ksefWaits: 'The KSeF number will be given later.',
  offline: 'OFFLINE',
  certificate: 'CERTYFIKAT',
};

/** The labels of an invoice. All languages but Polish use English, next to the document's name required by Polish law. */
export function invoiceLabels(language: Language): InvoiceLabels {
  return language === 'pl' ? pl : en;
}

/** Formats minor units as an amount: 1 234,50 in Polish, 1,234.50 otherwise. */
export function formatAmount(minorUnits: number, language: Language): string {
  const [group, point] = language === 'pl' ? ['\u00a0', ','] : [',', '.'];
  const digits = String(Math.abs(minorUnits)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group);
  return `${minorUnits < 0 ? '\u2212' : ''}${whole}${point}${digits.slice(-2)}`;
}

/** Formats an exchange rate in ten-thousandths with four decimals: 4,2634 in Polish, 4.2634 otherwise. */
export function formatRate(rate: number, language: Language): string {
  return (rate / 10_000).toFixed(4).replace('.', language === 'pl' ? ',' : '.');
}

/** Formats an ISO date as day.month.year (specification, section 9). */
export function formatDay(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${day}.${month}.${year}`;
}
