import { CURRENCIES } from '@kreda/site/currencies';
import { expect, test } from 'vitest';
import { PACKAGES } from '../../../../../prisma/seed/packages.ts';
import { HIGHEST_PRICES } from '../prices/change-price.ts';

test('no package costs so much that persons have to be asked for their address', () => {
  for (const { grossAmounts } of PACKAGES)
    for (const currency of CURRENCIES) expect(grossAmounts[currency]).toBeLessThanOrEqual(HIGHEST_PRICES[currency]);
});
