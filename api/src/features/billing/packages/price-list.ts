import { currencyOfLanguage } from '@kreda/site/currencies';
import type { PaymentMethod } from '@kreda/site/payment-methods';
import type { RequestContext } from '../../../context.ts';
import { countryOfLanguage } from '../payments/country-of-language.ts';
import { offeredMethods } from '../payments/offered-methods.ts';
import { trialMethods } from '../subscriptions/trial-methods.ts';
import { listPackages, type PackageOffer, type PriceList } from './catalogue.ts';

/** A package of the price list, and the methods that it can be paid by. */
export type PricedOffer = PackageOffer & { methods: PaymentMethod[] };

/** The price list in the currency that the visitor has chosen, or in that of the language. */
export async function priceListFor(context: RequestContext): Promise<PriceList & { offers: PricedOffer[] }> {
  const { db, clock, language, chosenCurrency } = context;
  const wanted = chosenCurrency ?? currencyOfLanguage(language);
  const list = await listPackages(db, { language, wanted, now: clock() });
  const country = countryOfLanguage(language);
  const methodsOf = async ({ grossAmount, months, trialDays, currency }: PackageOffer) => {
    const amount = trialDays === null ? grossAmount : 0;
    const methods = offeredMethods(
      context,
      { amount, renewalAmount: months === null ? null : grossAmount, currency },
      country,
    );
    return trialDays === null ? methods : trialMethods(context, methods);
  };
  const offers = await Promise.all(list.offers.map(async (offer) => ({ ...offer, methods: await methodsOf(offer) })));
  return { ...list, offers };
}
