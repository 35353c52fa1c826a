import { createHash } from 'node:crypto';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { pageRuns } from '../../engine/page-runs.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import type { Invoice } from './invoice.ts';
import { createInvoiceTypesetter } from './typeset-invoice.ts';

const typesetter = createInvoiceTypesetter(installedFonts());

function invoiceOf(items: number, some: Partial<Invoice> = {}): Invoice {
  const lines = Array.from({ length: items }, (_, index) => ({
    name: `Pozycja ${index + 1}`,
    quantity: 1,
    net: 1000,
    vatRatePercent: 23,
    vat: 230,
    gross: 1230,
  }));
  return {
    language: 'pl',
    number: 'FV/17/2026',
    issuedOn: '2026-11-02',
    paidOn: '2026-11-01',
    paidBy: 'card',
    currency: 'PLN',
    seller: { name: 'Kreda sp. z o.o.', address: ['ul. Długa 1', '00-001 Warszawa'], taxId: '5250000000' },
    buyer: { name: 'Anna Kowalska', address: ['ul. Krótka 2', '30-002 Kraków'], taxId: null },
    tables: [{ kind: 'items', lines }],
    corrects: null,
    ...some,
  };
}

/** The texts of a page, joined. */
const textOf = (svg: string) =>
  pageRuns(svg)
    .map(({ text }) => text)
    .join(' ');

describe('an invoice', () => {
  test('of a few items is one page without a page number', () => {
    const pages = typesetter.typeset(invoiceOf(3));
    expect(pages).toHaveLength(1);
    expect(pages[0]).not.toContain('data-role="footer"');
  });

  test.each([25, 60, 200])(
    'of %i items continues on further pages under its table head, with every item once',
    (items) => {
      const pages = typesetter.typeset(invoiceOf(items));
      expect(pages.length).toBeGreaterThan(1);
      for (const [index, svg] of pages.entries()) {
        expect(svg).toContain(`data-page="${index + 1}" data-pages="${pages.length}"`);
        const text = textOf(svg);
        expect(text).toContain('Cena netto');
        expect(text.replace(/\s+/g, ' ')).toContain(`Faktura FV/17/2026 · ${index + 1} / ${pages.length}`);
      }
      const printed = pages.flatMap((svg) =>
        [...textOf(svg).matchAll(/Pozycja (\d+)/g)].map(([, number]) => Number(number)),
      );
      expect(printed).toEqual(Array.from({ length: items }, (_, index) => index + 1));
    },
  );

  test('keeps the sum, the paid amount and the last item on one page, for any number of items', () => {
    for (let items = 10; items < 45; items++) {
      const last = textOf(typesetter.typeset(invoiceOf(items)).at(-1)!);
      expect(last).toContain(`Pozycja ${items} `);
      expect(last).toContain('Razem');
      expect(last).toContain('Zapłacono');
    }
  });

  test('keeps all texts on the paper', () => {
    for (const svg of typesetter.typeset(invoiceOf(70))) {
      for (const { yPx } of pageRuns(svg)) expect(yPx).toBeGreaterThan(50);
      for (const { yPx } of pageRuns(svg)) expect(yPx).toBeLessThan(1123 - 20);
    }
  });

  test('with an address higher than a page is refused', () => {
    const address = Array.from({ length: 90 }, (_, index) => `Linia ${index}`);
    const buyer = { name: 'Anna', address, taxId: null };
    expect(() => typesetter.typeset(invoiceOf(1, { buyer }))).toThrow(RangeError);
  });
});

test('a correction of many items breaks its tables between rows, each under its own title', () => {
  const { tables } = invoiceOf(30);
  const lines = tables[0]!.lines;
  const pages = typesetter.typeset(
    invoiceOf(1, {
      tables: (['before', 'difference', 'after'] as const).map((kind) => ({ kind, lines })),
      corrects: { number: 'FV/1/2026', issuedOn: '2026-10-01', reason: 'Zwrot' },
    }),
  );
  expect(pages.length).toBeGreaterThan(2);
  const all = pages.map(textOf).join(' ');
  expect([...all.matchAll(/Pozycja \d+/g)]).toHaveLength(90);
});

describe('an invoice in euro', () => {
  const exchange = { rate: 42_634, table: '040/A/NBP/2026', date: '2026-02-27' };
  const textIn = (language: Invoice['language']) =>
    textOf(typesetter.typeset(invoiceOf(2, { language, currency: 'EUR', exchange }))[0]!).replaceAll('\u00a0', ' ');

  test('has the tax in złoty, and the rate with its table and day', () => {
    // 4.60 × 4.2634 = 19.61164.
    const polish = textIn('pl');
    expect(polish).toContain('Kwota VAT w złotych: 19,61 PLN');
    expect(polish).toContain('Kurs średni NBP: 1 EUR = 4,2634 PLN, tabela 040/A/NBP/2026, 27.02.2026');
    expect(polish).toContain('Zapłacono: 24,60 EUR');
    expect(textIn('de')).toContain('VAT amount in Polish złoty: 19.61 PLN');
  });

  test('keeps these lines beside the paid amount', () => {
    for (let items = 10; items < 45; items++) {
      const last = textOf(typesetter.typeset(invoiceOf(items, { currency: 'EUR', exchange })).at(-1)!);
      expect(last).toContain('Zapłacono');
      expect(last).toContain('NBP');
    }
  });

  test('in złoty has none of it', () => {
    expect(textOf(typesetter.typeset(invoiceOf(2))[0]!)).not.toContain('NBP');
  });
});

const LAYOUT_2 = {
  layout: 2,
  tables: [
    {
      kind: 'items',
      lines: [
        {
          name: 'Kreator CV Kreda: Dostęp na 14 dni',
          period: { from: '2026-11-01', to: '2026-11-15' },
          unit: 'service',
          quantity: 1,
          net: 2358,
          vatRatePercent: 23,
          vat: 542,
          gross: 2900,
        },
      ],
    },
  ],
} as const satisfies Partial<Invoice>;

const DOCUMENT_URL =
  'https://qr.ksef.mf.gov.pl/invoice/5250001003/02-11-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE';
const CERTIFICATE_URL = `https://qr.ksef.mf.gov.pl/certificate/Nip/5250001003/5250001003/01F20A5D352AE590/${'aB-_'.repeat(100)}`;

/** Reads the codes of a page as a telephone does, four pixels a module. */
function codesOf(svg: string): string[] {
  return [...svg.matchAll(/<path d="(M\d+ \d+h[^"]*)"/g)].map(([, data]) => {
    const runs = [...data!.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
      Number(x),
      Number(y),
      Number(length),
    ]);
    const size = (Math.max(...runs.map(([x, , length]) => x! + length!)) + 4) * 4;
    const rgba = new Uint8Array(size * size * 4).fill(255);
    for (const [x, y, length] of runs)
      for (let row = 0; row < 4; row++)
        rgba.fill(0, ((y! * 4 + row) * size + x! * 4) * 4, ((y! * 4 + row) * size + (x! + length!) * 4) * 4);
    for (let alpha = 3; alpha < rgba.length; alpha += 4) rgba[alpha] = 255;
    return decodeQR({ width: size, height: size, data: rgba });
  });
}

describe('an invoice of the second layout', () => {
  test('has the service, its days and its unit', () => {
    const [page] = typesetter.typeset(invoiceOf(1, LAYOUT_2));
    for (const part of ['Kreator CV Kreda: Dostęp na 14 dni', 'Okres: 01.11.2026–15.11.2026', 'J.m.', 'usł.']) {
      expect(textOf(page!)).toContain(part);
    }
    expect(page).not.toContain('KSeF');
  });

  test('prints the number of KSeF and a code that leads to the document', () => {
    const number = '5250001003-20261102-0100001AF629-AF';
    const mark = { number, documentUrl: DOCUMENT_URL, certificateUrl: CERTIFICATE_URL };
    const [page] = typesetter.typeset(invoiceOf(1, LAYOUT_2), mark);
    expect(textOf(page!)).toContain(number);
    expect(textOf(page!)).not.toContain('OFFLINE');
    expect(codesOf(page!)).toEqual([DOCUMENT_URL]);
    expect(page).toContain(`href="${DOCUMENT_URL}"`);
  });

  test('says OFFLINE without a number, and proves its issuer by a second code', () => {
    const mark = { number: null, documentUrl: DOCUMENT_URL, certificateUrl: CERTIFICATE_URL };
    const [page] = typesetter.typeset(invoiceOf(1, LAYOUT_2), mark);
    for (const part of ['OFFLINE', 'CERTYFIKAT', 'Numer KSeF zostanie nadany później.'])
      expect(textOf(page!)).toContain(part);
    expect(codesOf(page!)).toEqual([DOCUMENT_URL, CERTIFICATE_URL]);
  });

  test('keeps the codes on one page after a long table', () => {
    const mark = { number: null, documentUrl: DOCUMENT_URL, certificateUrl: CERTIFICATE_URL };
    for (let items = 15; items < 30; items++) {
      const pages = typesetter.typeset(invoiceOf(items, { layout: 2 }), mark);
      expect(pages.map((page) => codesOf(page).length).filter((count) => count > 0)).toEqual([2]);
    }
  });
});

// Compared once with the pages of the typesetter before invoices could have several: 132 invoices and corrections in all languages were
// the same byte for byte. An invoice whose PDF is not made yet must look as it did when it was issued.
test('pages of issued invoices stay byte for byte as they are', () => {
  const lines = invoiceOf(2).tables[0]!.lines;
  const invoices = {
    'an item': invoiceOf(1),
    'a company, paid by PayPal': invoiceOf(2, {
      language: 'en',
      paidBy: 'paypal',
      buyer: { name: 'Acme Ltd', address: ['1 Long Street', 'London'], taxId: 'GB123' },
    }),
    'a correction': invoiceOf(1, {
      tables: (['before', 'difference', 'after'] as const).map((kind) => ({ kind, lines })),
      corrects: { number: 'FV/1/2026', issuedOn: '2026-10-01', reason: 'Zwrot' },
    }),
    'sixty items': invoiceOf(60),
    'the second layout': invoiceOf(1, LAYOUT_2),
  };
  const digests = Object.entries(invoices).map(([name, invoice]) => {
    const pages = typesetter.typeset(invoice);
    return `${name}: ${pages.length}, ${createHash('sha256').update(pages.join('')).digest('hex').slice(0, 16)}`;
  });
  expect(digests).toMatchInlineSnapshot(`
    [
      "an item: 1, 3d889ef2493cabe9",
      "a company, paid by PayPal: 1, cad77a0babf7f475",
      "a correction: 1, 4c0529de30e69fbc",
      "sixty items: 3, 8a5afa715e6db8dd",
      "the second layout: 1, 30bc1c22cdd1bbef",
    ]
  `);
});

describe('a buyer of another country', () => {
  const line = { name: 'Kreator CV Kreda: Dostęp na 14 dni', unit: 'service', quantity: 1 } as const;
  const of = (tax: Invoice['tax'], more: Partial<Invoice> = {}) =>
    textOf(
      typesetter.typeset(
        invoiceOf(1, {
          layout: 2,
          ...(tax ? { tax } : {}),
          buyer: { name: 'Buchbinderei GmbH', address: ['Lange Straße 1'], taxId: 'DE136695976' },
          tables: [{ kind: 'items', lines: [{ ...line, net: 2358, vatRatePercent: 0, vat: 0, gross: 2358 }] }],
          ...more,
        }),
      )[0]!,
    );

  test('with reverse charge has np, the VAT number and the words in both languages', () => {
    const text = of({ rule: 'reverse-charge', country: 'DE', isBusiness: true });
    for (const words of ['Numer VAT: DE136695976', ' np ', 'odwrotne obciążenie / reverse charge'])
      expect(text).toContain(words);
    expect(text).not.toContain('0%');
  });

  test('with reverse charge has the seller’s number with its prefix, and otherwise without', () => {
    const seller = { name: 'Kreda sp. z o.o.', address: ['ul. Długa 1'], taxId: '525-000-10-03' };
    const reverse = { rule: 'reverse-charge', country: 'DE', isBusiness: true } as const;
    expect(of(reverse, { seller })).toContain('Numer VAT: PL5250001003');
    expect(of(reverse, { seller, language: 'de' })).toContain('VAT number: PL5250001003');
    expect(of(reverse, { seller })).not.toContain('NIP');
    for (const rule of ['domestic', 'oss', 'outside-union'] as const)
      expect(of({ ...reverse, rule }, { seller })).toContain('NIP: 525-000-10-03');
  });

  test('of the One Stop Shop has the rate with its decimal in one line, as the language writes it', () => {
    const tables = [
      { kind: 'items', lines: [{ ...line, net: 2311, vatRatePercent: 25.5, vat: 589, gross: 2900 }] },
    ] as const;
    const tax = { rule: 'oss', country: 'FI', isBusiness: false } as const;
    expect(of(tax, { tables })).toContain('25,5%');
    expect(of(tax, { tables, language: 'en' })).toContain('25.5%');
    expect(of(tax, { tables, language: 'en' })).toContain(' service ');
    expect(of(tax, { tables })).toContain('w procedurze unijnej OSS');
  });

  test('outside of the Union has np and the law', () => {
    expect(of({ rule: 'outside-union', country: 'CH', isBusiness: false })).toContain(
      'niepodlegająca opodatkowaniu w Polsce',
    );
  });

  test('with Polish VAT has no note', () => {
    const tables = [
      { kind: 'items', lines: [{ ...line, net: 2358, vatRatePercent: 23, vat: 542, gross: 2900 }] },
    ] as const;
    const text = of({ rule: 'domestic', country: 'SK', isBusiness: false }, { tables });
    expect(text).toContain('23%');
    expect(text).not.toContain('OSS');
  });
});
