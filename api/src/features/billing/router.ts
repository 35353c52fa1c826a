import { isPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { CURRENCIES, HOME_CURRENCY } from '@kreda/site/currencies';
import { isPersonName, MAX_NAME_CHARACTERS } from '@kreda/site/person-name';
import { sentenceOf } from '@kreda/site/reasons';
import { isCountry } from '@kreda/site/tax/countries';
import { z } from 'zod';
import { publicProcedure, router, userProcedure } from '../../platform/trpc/init.ts';
import { buyerCompanySchema, foreignCompanySchema } from './orders/buyer.ts';
import { checkout } from './orders/checkout.ts';
import { getOrder, syncOrder } from './orders/view-order.ts';
import { listPackages } from './packages/catalogue.ts';
import { priceListFor } from './packages/price-list.ts';
import { chosenMethod, methodShape } from './payments/chosen-method.ts';
import { countryOfLanguage } from './payments/country-of-language.ts';
import { listPayments } from './payments/list-payments.ts';
import { offeredMethods } from './payments/offered-methods.ts';
import { returnPathsSchema } from './payments/return-paths.ts';
import { subscriptionRouter } from './subscriptions/router.ts';
import { trialMethods } from './subscriptions/trial-methods.ts';
import { HOME } from './tax/buyer-country.ts';
import { quoteTax } from './tax/quote.ts';
import { voucherPrices } from './vouchers/voucher-prices.ts';
import { withdraw, withdrawByNumber } from './withdrawals/withdraw.ts';

/** Printed in mails and documents that go to an address which is not verified. */
const nameSchema = z
  .string()
  .trim()
  .min(1, sentenceOf('name-required'))
  .max(MAX_NAME_CHARACTERS, sentenceOf({ code: 'text-too-long', max: MAX_NAME_CHARACTERS }))
  .refine(isPrintableLine, sentenceOf('text-unprintable'))
  .refine(isPersonName, sentenceOf('name-has-address'));
const emailSchema = z.email(sentenceOf('email-invalid')).max(254);

/** A tab of an earlier release names none, and shows prices in złoty. */
const currencySchema = z.enum(CURRENCIES).default(HOME_CURRENCY);

const countrySchema = z.string().refine(isCountry, sentenceOf('country-unknown'));

const checkoutSchema = z
  .object({
    packageSlug: z.string().min(1).max(40),
    currency: currencySchema,
    resumeUuid: z.uuid().nullable(),
    fullName: nameSchema,
    email: emailSchema,
    /** The buyer's country, ISO 3166-1, as the buyer states it. Null: a client of an earlier release. */
    country: countrySchema.nullable().default(null),
    /** The buyer chose it. False: the checkout began with it, or a client of an earlier release. */
    isCountryChosen: z.boolean().default(false),
    /** A Polish company. */
    company: buyerCompanySchema.nullable().default(null),
    foreignCompany: foreignCompanySchema.nullable().default(null),
    /** The amount that the buyer was shown, in minor units. Another one is refused. Null: a client of an earlier release. */
    shownAmount: z.int().min(0).nullable().default(null),
    /** The amount of each later charge that the buyer was shown, likewise. Null: nothing renews, or a client of an earlier release. */
    shownRenewal: z.int().positive().nullable().default(null),
    voucherCode: z.string().trim().min(1).max(40).nullable().default(null),
    /** Express consent to immediate performance and its effect on the right to withdraw (Directive 2011/83/EU, art. 16(m)). */
    consent: z.literal(true, sentenceOf('choice-required')),
    /** The version of the text that was shown. The API refuses any but its own. */
    consentVersion: z.string().min(1).max(60),
    ...methodShape,
    paths: returnPathsSchema,
  })
  .superRefine(({ country, company, foreignCompany }, check) => {
    const isAbroad = country !== null && country !== HOME;
    const problem =
      company && isAbroad
        ? 'a company with a NIP is in PL'
        : foreignCompany && !isAbroad
          ? 'a company of another country is not in PL'
          : null;
    if (problem !== null)
      check.addIssue({
        code: 'custom',
        path: ['country'],
        message: sentenceOf({ code: 'request-malformed', problem }),
      });
  });

const purchaseSchema = z.object({
  /** Minor units; zero: the method is only verified. */
  amount: z.int().min(0).max(99_999_999),
  /** The amount of each later charge, minor units; null: nothing renews. */
  renewalAmount: z.int().positive().max(99_999_999).nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code, such as PLN'),
  /** The country of the buyer's clock, ISO 3166-1; null: the browser does not tell. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'an ISO 3166-1 code, such as PL')
    .nullable(),
  /** Whether the purchase begins a trial. Pages of earlier releases do not say. */
  isTrial: z.boolean().default(false),
});

const ofOrder = userProcedure.input(z.object({ orderId: z.uuid() }));

export const billingRouter = router({
  /** The price list in złoty, for tabs of the previous release. The next one drops it. */
  packages: publicProcedure.query(async ({ ctx }) => {
    const { offers } = await listPackages(ctx.db, { language: ctx.language, wanted: HOME_CURRENCY, now: ctx.clock() });
    return offers;
  }),
  /** The price list in the currency that the visitor has chosen, or in that of the language. */
  priceList: publicProcedure.query(({ ctx }) => priceListFor(ctx)),
  /** The packages' prices with a discount code; fails with `Voucher activation failed` for a code that cannot be used. */
  voucher: publicProcedure
    .input(z.object({ code: z.string().trim().min(1).max(40), currency: currencySchema }))
    .query(async ({ ctx, input }) => {
      await ctx.limit('vouchers');
      return voucherPrices(ctx, { typed: input.code, currency: input.currency });
    }),
  checkout: userProcedure
    .input(checkoutSchema)
    .mutation(({ ctx, input }) => checkout(ctx, { ...input, method: chosenMethod(input) })),
  /** How a purchase would be taxed. `checkout` decides again. */
  quote: publicProcedure
    .input(
      z.object({
        packageSlug: z.string().min(1).max(40),
        country: countrySchema.nullable(),
        vatNumber: z.string().trim().min(1).max(20).nullable(),
      }),
    )
    .query(({ ctx, input }) => quoteTax(ctx, input)),
  /** The methods that a purchase can be paid by. `checkout` judges again, by the order itself. */
  methods: publicProcedure.input(purchaseSchema).query(({ ctx, input: { country, isTrial, ...purchase } }) => {
    const offered = offeredMethods(ctx, purchase, country ?? countryOfLanguage(ctx.language));
    return isTrial ? trialMethods(ctx, offered) : offered;
  }),
  sync: ofOrder.mutation(({ ctx, input }) => syncOrder(ctx, input.orderId)),
  /** Withdraws from the contract within 14 days (Directive 2011/83/EU, art. 11a): the full price is refunded. */
  withdraw: userProcedure
    .input(z.object({ orderId: z.uuid(), name: nameSchema.optional() }))
    .mutation(({ ctx, input }) => withdraw(ctx, input)),
  /** The same without logging in. */
  withdrawByNumber: publicProcedure
    .input(
      z.object({
        orderNumber: z.string().trim().min(1, sentenceOf('field-required')).max(60),
        email: emailSchema,
        name: nameSchema,
      }),
    )
    .mutation(({ ctx, input }) => withdrawByNumber(ctx, input)),
  payments: userProcedure.query(({ ctx }) => listPayments(ctx)),
  subscription: subscriptionRouter,
  order: ofOrder.query(({ ctx, input }) => getOrder(ctx, input.orderId)),
});
