import type { Language } from '@kreda/document/engine/text/languages';
import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { listOffers } from './repo.ts';
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
  currency: string;
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

/** The packages on sale, in the order of the price list. */
export async function listPackages(db: Queryable, language: Language): Promise<PackageOffer[]> {
  const rows = await listOffers(db);
  return rows.map((offer) => {
    const { texts, kind, isRecommended, isOnSale, position, vatRatePercent, ...row } = offer;
    const { name, description, features } = textsIn(texts, language);
    return {
      ...row,
      name,
      description,
      features,
      kind: kind as PackageOffer['kind'],
      savingsPercent: savingsPercent(offer, rows),
      recommended: isRecommended,
    };
  });
}
