import { publicProcedure, router } from '../trpc/init.ts';
import { loginSchema, registerSchema } from './schema.ts';
import * as account from './service.ts';

// Each attempt counts, in a batch too, so the limit stands in the procedure and not on the route.
const limitedProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await ctx.limitAttempts();
  return next();
});

export const accountRouter = router({
  me: publicProcedure.query(({ ctx }) => account.me(ctx)),
  register: limitedProcedure.input(registerSchema).mutation(({ ctx, input }) => account.register(ctx, input)),
  login: limitedProcedure.input(loginSchema).mutation(({ ctx, input }) => account.login(ctx, input)),
  logout: publicProcedure.mutation(({ ctx }) => account.logout(ctx)),
  isPaid: publicProcedure.query(({ ctx }) => account.isPaid(ctx)),
});
