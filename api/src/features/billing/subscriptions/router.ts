import { PROVIDERS } from '@kreda/site/providers';
import { z } from 'zod';
import { router, userProcedure } from '../../../platform/trpc/init.ts';
import { returnPathsSchema } from '../payments/return-paths.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts';
import { openMethodChange } from './change-method.ts';
import { openSettlement } from './settle.ts';
import { getSubscription } from './subscription-view.ts';

const paymentInput = z.object({ provider: z.enum(PROVIDERS), paths: returnPathsSchema });

export const subscriptionRouter = router({
  current: userProcedure.query(({ ctx }) => getSubscription(ctx)),
  /** Cancels the subscription at the end of its period; fails with `Cannot cancel subscription`. */
  cancel: userProcedure.mutation(({ ctx }) => cancelSubscription(ctx)),
  resume: userProcedure.mutation(({ ctx }) => resumeSubscription(ctx)),
  /** Opens the verification of another card or PayPal account. */
  changeMethod: userProcedure.input(paymentInput).mutation(({ ctx, input }) => openMethodChange(ctx, input)),
  /** Opens the payment of an open amount: one whose charge was declined. */
  settle: userProcedure.input(paymentInput).mutation(({ ctx, input }) => openSettlement(ctx, input)),
});
