import { z } from 'zod';
import { router, userProcedure } from '../../../platform/trpc/init.ts';
import { chosenMethod, methodShape } from '../payments/chosen-method.ts';
import { returnPathsSchema } from '../payments/return-paths.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts';
import { openMethodChange } from './change-method.ts';
import { openSettlement } from './settle.ts';
import { getSubscription } from './subscription-view.ts';

const paymentInput = z.object({ ...methodShape, paths: returnPathsSchema });

export const subscriptionRouter = router({
  current: userProcedure.query(({ ctx }) => getSubscription(ctx)),
  /** Cancels the subscription at the end of its period; fails with `Cannot cancel subscription`. */
  cancel: userProcedure.mutation(({ ctx }) => cancelSubscription(ctx)),
  resume: userProcedure.mutation(({ ctx }) => resumeSubscription(ctx)),
  /** Opens the verification of another card, BLIK mandate or PayPal account. */
  changeMethod: userProcedure
    .input(paymentInput)
    .mutation(({ ctx, input }) => openMethodChange(ctx, { method: chosenMethod(input), paths: input.paths })),
  /** Opens the payment of an open amount: one whose charge was declined. */
  settle: userProcedure
    .input(paymentInput)
    .mutation(({ ctx, input }) => openSettlement(ctx, { method: chosenMethod(input), paths: input.paths })),
});
