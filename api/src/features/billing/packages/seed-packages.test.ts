import { expect, test } from 'vitest';
import { PACKAGES } from '../../../../../prisma/seed/packages.ts';

/** Above 450 zł an invoice needs the buyer's address (VAT Act, art. 106e(5)(3)), which persons are not asked for (docs/decisions/0083). */
const SIMPLIFIED_INVOICE_LIMIT = 45_000;

test('no package costs so much that persons have to be asked for their address', () => {
  const prices = PACKAGES.map(({ grossAmount, currency }) => ({ grossAmount, currency }));
  for (const { grossAmount, currency } of prices) {
    expect(currency).toBe('PLN');
    expect(grossAmount).toBeLessThanOrEqual(SIMPLIFIED_INVOICE_LIMIT);
  }
});
