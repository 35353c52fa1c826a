import type { RequestContext } from '../context.ts';
import { publicProcedure, router, userProcedure } from '../trpc/init.ts';
import { changePassword, remindPassword, resetPassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import {
  changePasswordSchema,
  deleteSchema,
  loginSchema,
  namesSchema,
  registerSchema,
  remindSchema,
  resetSchema,
  sessionIdSchema,
} from './schema.ts';
import * as account from './service.ts';
import { endOtherSessions, endSession, listSessions } from './session.ts';

// Each attempt counts, in a batch too, so the limit stands in the procedure and not on the route.
const limitedProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await countAttempt(ctx);
  return next();
});
const limitedUserProcedure = userProcedure.use(async ({ ctx, next }) => {
  await countAttempt(ctx);
  return next();
});

const countAttempt = (context: RequestContext) => context.limit('attempts');

export const accountRouter = router({
  me: publicProcedure.query(({ ctx }) => account.me(ctx)),
  register: limitedProcedure.input(registerSchema).mutation(({ ctx, input }) => account.register(ctx, input)),
  login: limitedProcedure.input(loginSchema).mutation(({ ctx, input }) => account.login(ctx, input)),
  logout: publicProcedure.mutation(({ ctx }) => account.logout(ctx)),
  isPaid: publicProcedure.query(({ ctx }) => account.isPaid(ctx)),

  /** Sends a link to set a new password; answers alike whether or not the address has an account. */
  remindPassword: limitedProcedure.input(remindSchema).mutation(({ ctx, input }) => remindPassword(ctx, input.email)),
  resetPassword: limitedProcedure.input(resetSchema).mutation(({ ctx, input }) => resetPassword(ctx, input)),
  changePassword: limitedUserProcedure
    .input(changePasswordSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  rename: userProcedure.input(namesSchema).mutation(({ ctx, input }) => account.rename(ctx, input)),
  signInMethods: userProcedure.query(({ ctx }) => account.signInMethods(ctx)),
  delete: limitedUserProcedure.input(deleteSchema).mutation(({ ctx, input }) => deleteAccount(ctx, input)),

  sessions: userProcedure.query(async ({ ctx }) => {
    const sessions = await listSessions(ctx);
    return sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  }),
  endSession: userProcedure.input(sessionIdSchema).mutation(({ ctx, input }) => endSession(ctx, input.id)),
  endOtherSessions: userProcedure.mutation(({ ctx }) => endOtherSessions(ctx)),
});
