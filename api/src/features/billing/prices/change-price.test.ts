import { beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import type { PayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import { usePayingApi } from '../../../testing/use-paying-api.ts';
import { changePrice, type PriceChange, PriceRefused } from './change-price.ts';
import { priceAt } from './price-at.ts';
import { listPrices } from './repo.ts';

const START = new Date('2026-03-01T12:00:00Z');
const SUNDAY = new Date('2026-03-07T23:00:00Z');
const NEXT_SUNDAY = new Date('2026-03-14T23:00:00Z');
const SIGNATURE = { operator: 'ola', ticket: '17' };

onEachDatabase('changes of a price on $kind', {}, ({ create }) => {
  let _paying: PayingApi;
  let api: TestApi;

  usePayingApi(create, (started) => {
    _paying = started;
    ({ api } = started);
  });
  beforeEach(async () => {
    api.now = START;
    await api.db.packagePrice.deleteMany({ where: { validFrom: { gt: new Date(0) } } });
  });

  const change = (grossAmount: number, more: Partial<PriceChange> = {}) =>
    changePrice(
      api.deps,
      { packageSlug: 'monthly', currency: 'PLN', grossAmount, reducedUntil: null, ...more },
      SIGNATURE,
    );
  const priceOn = async (day: string) => {
    const history = await listPrices(api.db, ['monthly']);
    return priceAt(
      history.filter(({ currency }) => currency === 'PLN'),
      new Date(day),
    );
  };
  const earlierPrice = async () => (await api.db.package.findUniqueOrThrow({ where: { slug: 'monthly' } })).grossAmount;

  test('are also written where the release before reads its price in złoty', async () => {
    await change(4_500);
    expect(await earlierPrice()).toBe(4_500);
    await change(1_090, { currency: 'EUR' });
    expect(await earlierPrice()).toBe(4_500);
  });

  test('leave the release before the regular price, since it does not know when a reduction ends', async () => {
    await change(4_500);
    api.now = new Date('2026-03-02T12:00:00Z');
    await change(2_900, { reducedUntil: SUNDAY });
    expect(await earlierPrice()).toBe(4_500);
  });

  test('prolong a running reduction at the same price, and the lowest price before its first day stays', async () => {
    await change(2_900, { reducedUntil: SUNDAY });
    api.now = new Date('2026-03-06T12:00:00Z');
    await change(2_900, { reducedUntil: NEXT_SUNDAY });
    expect(await priceOn('2026-03-10T12:00:00Z')).toEqual({
      grossAmount: 2_900,
      reduction: { regularAmount: 3_900, lowestBefore: 3_900, until: NEXT_SUNDAY },
    });
    expect(await priceOn('2026-03-14T23:00:00Z')).toEqual({ grossAmount: 3_900, reduction: null });
    expect(await earlierPrice()).toBe(3_900);
  });

  test('refuse to prolong a reduction to a day that is over, at a higher price, or after its end', async () => {
    await change(2_900, { reducedUntil: SUNDAY });
    api.now = new Date('2026-03-06T12:00:00Z');
    await expect(change(2_900, { reducedUntil: START })).rejects.toBeInstanceOf(PriceRefused);
    await expect(change(2_950, { reducedUntil: NEXT_SUNDAY })).rejects.toBeInstanceOf(PriceRefused);
    api.now = SUNDAY;
    await expect(change(2_900, { reducedUntil: NEXT_SUNDAY })).rejects.toBeInstanceOf(PriceRefused);
    expect(await priceOn('2026-03-10T12:00:00Z')).toEqual({ grossAmount: 3_900, reduction: null });
  });
});
