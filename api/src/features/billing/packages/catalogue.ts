import type { Language } from '@kreda/document/engine/text/languages';
import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { CURRENCIES, type Currency } from '@kreda/site/currencies';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { type CurrentPrice, priceAt } from '../prices/price-at.ts';
import { listPrices } from '../prices/repo.ts';
import { findPackageOnSale, listPackagesOnSale } from './repo.ts';
import { savingsPercent } from './savings.ts';

const textSchema = z.object({
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** The package's name once its trial is over; missing: `name`. */
  renewalName: z.string().optional(),
});

/** A package's texts by language; Polish and English are always there. */
const packageTextsSchema = z.intersection(
  z.object({ pl: textSchema, en: textSchema }),
  z.partialRecord(languageSchema, textSchema),
);
export type PackageTexts = z.infer<typeof packageTextsSchema>;

/** A package as the price list shows it. Money in minor units. */
export interface PackageOffer {
  slug: string;
  name: string;
  /** Shown beside the price: what the package is and what happens next. */
  description: string;
  kind: 'one-off' | 'recurring';
  days: number;
  /** Calendar months per period; null: the package does not renew. */
  months: number | null;
  /** Free days before the first payment; null: no trial. */
  trialDays: number | null;
  grossAmount: number;
  currency: Currency;
  /** What is shown beside a reduced price (Directive 98/6/EC, art. 6a); null: the price is not reduced. */
  reduction: { lowestBefore: number; until: string | null } | null;
  features: string[];
  /** Against the shortest package of its kind over the same time; null: nothing. */
  savingsPercent: number | null;
  recommended: boolean;
}

/** A package's texts in a language; English where it is not translated. */
export function textsIn(texts: unknown, language: Language): PackageTexts['pl'] {
  const known = packageTextsSchema.parse(texts);
  return known[language] ?? known.en;
}

/** The packages on sale in one currency. */
export interface PriceList {
  currency: Currency;
  /** The currencies that something on sale has a price in. */
  currencies: Currency[];
  /** In the order of the price list. A package without a price in the currency is left out. */
  offers: PackageOffer[];
}

/**
 * The price list in the wanted currency, or in another one while nothing has a price in it.
 *
 * @param wanted the visitor's currency.
 */
export async function listPackages(
  db: Queryable,
  { language, wanted, now }: { language: Language; wanted: Currency; now: Date },
): Promise<PriceList> {
  const packages = await listPackagesOnSale(db);
  const history = await listPrices(
    db,
    packages.map(({ slug }) => slug),
  );
  const pricedIn = (currency: Currency) =>
    packages.flatMap((offer) => {
      const price = priceAt(
        history.filter((point) => point.packageSlug === offer.slug && point.currency === currency),
        now,
      );
      return price === null ? [] : [{ ...offer, ...price, currency }];
    });
  const byCurrency = CURRENCIES.map((currency) => ({ currency, rows: pricedIn(currency) })).filter(
    ({ rows }) => rows.length > 0,
  );
  const shown = byCurrency.find(({ currency }) => currency === wanted) ?? byCurrency[0];
  const rows = shown?.rows ?? [];
  return {
    currency: shown?.currency ?? wanted,
    currencies: byCurrency.map(({ currency }) => currency),
    offers: rows.map((offer) => {
      const { texts, kind, isRecommended, vatRatePercent, reduction, ...row } = offer;
      const { name, description, features } = textsIn(texts, language);
      return {
        ...row,
        name,
        description,
        features,
        kind: kind as PackageOffer['kind'],
        reduction: shownReduction(reduction),
        savingsPercent: savingsPercent(offer, rows),
        recommended: isRecommended,
      };
    }),
  };
}

function shownReduction(reduction: CurrentPrice['reduction']): PackageOffer['reduction'] {
  // Without an earlier price there is nothing to compare with, so it is announced as no reduction.
  if (reduction === null || reduction.lowestBefore === null) return null;
  return { lowestBefore: reduction.lowestBefore, until: reduction.until?.toISOString() ?? null };
}

/** A package on sale with its current price in a currency; null where there is none. */
export async function findOffer(
  db: Queryable,
  { slug, currency, now }: { slug: string; currency: Currency; now: Date },
) {
  const found = await findPackageOnSale(db, slug);
  if (!found) return null;
  const history = (await listPrices(db, [slug])).filter((point) => point.currency === currency);
  return { ...found, currency, grossAmount: priceAt(history, now)?.grossAmount ?? null };
}
