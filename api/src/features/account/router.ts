import { publicProcedure, router, userProcedure } from '../../platform/trpc/init.ts';
import { changePassword, remindPassword, resetPassword } from './change-password.ts';
import { countUserAttempt } from './count-attempts.ts';
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
  verifyEmailSchema,
} from './schema.ts';
import * as account from './service.ts';
import { endOtherSessions, endSession, listSessions } from './session.ts';
import { emailVerification, sendVerification, verifyEmail } from './verify-email.ts';

// The limit is on the procedure and not on the route, so that each call of a batch counts.
const limitedProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await ctx.limit('attempts');
  return next();
});
const registeringProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await ctx.limit('registrations');
  return next();
});
const limitedUserProcedure = userProcedure.use(async ({ ctx, next }) => {
  await countUserAttempt(ctx, ctx.user.id);
  return next();
});

export const accountRouter = router({
  me: publicProcedure.query(({ ctx }) => account.me(ctx)),
  register: registeringProcedure.input(registerSchema).mutation(({ ctx, input }) => account.register(ctx, input)),
  /** The service counts the attempts: a browser that has logged in before has a count of its own. */
  login: publicProcedure.input(loginSchema).mutation(({ ctx, input }) => account.login(ctx, input)),
  logout: publicProcedure.mutation(({ ctx }) => account.logout(ctx)),
  isPaid: publicProcedure.query(({ ctx }) => account.isPaid(ctx)),

  /** Sends a link to set a new password. The answer is the same whether or not the address has an account. */
  remindPassword: limitedProcedure.input(remindSchema).mutation(({ ctx, input }) => remindPassword(ctx, input.email)),
  resetPassword: limitedProcedure.input(resetSchema).mutation(({ ctx, input }) => resetPassword(ctx, input)),
  changePassword: limitedUserProcedure
    .input(changePasswordSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  emailVerification: userProcedure.query(({ ctx }) => emailVerification(ctx)),
  /** Verifies the address by the link of a mail. */
  verifyEmail: limitedUserProcedure
    .input(verifyEmailSchema)
    .mutation(({ ctx, input }) => verifyEmail(ctx, input.token)),
  /** Sends that link again. */
  sendVerification: limitedUserProcedure.mutation(({ ctx }) => sendVerification(ctx)),

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
