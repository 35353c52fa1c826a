import type { Language } from '@kreda/document/engine/text/languages';
import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { listOffers } from './repo.ts';

const textSchema = z.object({
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** What it is called once its trial is over; as before where that is missing. */
  renewalName: z.string().optional(),
});

/** A package's words by language; Polish and English are always there. */
const packageTextsSchema = z.intersection(
  z.object({ pl: textSchema, en: textSchema }),
  z.partialRecord(languageSchema, textSchema),
);
export type PackageTexts = z.infer<typeof packageTextsSchema>;

/** A package as the price list shows it. Money in minor units. */
export interface PackageOffer {
  slug: string;
  name: string;
  /** What it is and what happens next, said beside the price. */
  description: string;
  kind: 'one-off' | 'recurring';
  days: number;
  /** Calendar months that are paid for at a time; null: nothing renews. */
  months: number | null;
  /** Days for nothing before the first payment; null: none. */
  trialDays: number | null;
  grossAmount: number;
  currency: string;
  features: string[];
  savingsPercent: number | null;
  recommended: boolean;
}

/** A package's words in a language; English where it is not translated. */
export function textsIn(texts: unknown, language: Language): PackageTexts['pl'] {
  const known = packageTextsSchema.parse(texts);
  return known[language] ?? known.en;
}

/** The packages on sale, in the order of the price list. */
export async function listPackages(db: Queryable, language: Language): Promise<PackageOffer[]> {
  const rows = await listOffers(db);
  return rows.map(({ texts, kind, isRecommended, isOnSale, position, vatRatePercent, ...row }) => {
    const { name, description, features } = textsIn(texts, language);
    return {
      ...row,
      name,
      description,
      features,
      kind: kind as PackageOffer['kind'],
      recommended: isRecommended,
    };
  });
}
