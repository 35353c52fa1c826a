import type { ErrorCode } from '@kreda/site/errors';
import type { Reason } from '@kreda/site/reasons';
import { initTRPC, TRPCError } from '@trpc/server';
import type { RequestContext } from '../../context.ts';
import { type Access, authorize, requireUser } from '../../policy.ts';
import { ProviderError } from '../clients/provider-error.ts';
import { DomainError, ERRORS, type FieldErrors, toDomainError } from '../errors.ts';

/** The meta of a procedure. */
export interface ProcedureMeta {
  access: Access;
  /** Its input is a user's text or a part of a resume, which needs a larger limit (`rest/body-sizes.ts`). */
  takesText?: true;
}

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter({ shape, error, ctx }) {
      const domainError = toDomainError(error.cause ?? error);
      // A TRPCError without a domain cause is tRPC's own refusal (no such procedure, a wrong method). Its message is for the caller.
      const isOwnRefusal = domainError.code === 'internal' && error.code !== 'INTERNAL_SERVER_ERROR';
      const reason: Reason = isOwnRefusal ? { code: 'request-malformed', problem: shape.message } : domainError.reason;
      const { stack, ...data } = shape.data;
      return {
        ...shape,
        message: isOwnRefusal ? shape.message : domainError.message,
        data: {
          ...data,
          domainCode: (isOwnRefusal ? 'invalid' : domainError.code) as ErrorCode,
          reason,
          fields: domainError.fields as FieldErrors | undefined,
          requestId: ctx?.requestId,
        },
      };
    },
  });

/** Maps errors of services to tRPC codes by the table `ERRORS`, so that the HTTP status is right too. */
const mapped = t.middleware(async ({ next, ctx, path, signal }) => {
  const startedAt = performance.now();
  const result = await next();
  ctx.metrics.procedureSeconds.observe(
    { procedure: path, code: result.ok ? 'ok' : codeOf(result.error) },
    (performance.now() - startedAt) / 1000,
  );
  if (result.ok || isInputError(result.error)) return result;
  const error = toTrpcError(result.error.cause ?? result.error);
  const { cause } = error.cause ?? {};
  // The client has closed the connection, and the error is that of the aborted work: it is no fault to log.
  if (signal?.aborted && result.error.cause === signal.reason) throw error;
  if (error.code === 'INTERNAL_SERVER_ERROR') ctx.log.error({ err: cause }, 'a call failed');
  else if (cause instanceof ProviderError) ctx.log.error({ err: cause }, 'a provider could not be used');
  throw error;
});

function codeOf(error: TRPCError): ErrorCode {
  return isInputError(error) ? 'invalid' : toDomainError(error.cause ?? error).code;
}

/** Maps any thrown value to a TRPCError by the table `ERRORS`. */
export function toTrpcError(error: unknown): TRPCError {
  const domainError = toDomainError(error);
  return new TRPCError({ code: ERRORS[domainError.code].trpc, message: domainError.message, cause: domainError });
}

/** Input that does not fit its schema, or is no JSON: tRPC has described the problem already. */
function isInputError({ code, cause }: TRPCError): boolean {
  return (code === 'BAD_REQUEST' || code === 'PARSE_ERROR') && !(cause instanceof DomainError);
}

/** Checks the access that a procedure declares. A procedure without one cannot be called. */
const authorized = t.middleware(async ({ ctx, meta, next }) => {
  if (!meta) throw new Error('the procedure has no policy');
  await authorize(meta.access, ctx);
  return next();
});

const procedure = t.procedure.use(mapped).use(authorized);

export const router = t.router;
/** Anybody may call it. */
export const publicProcedure = procedure.meta({ access: 'anybody' });
/** Its queries select only what belongs to the caller; everything else is not found. */
export const ownerProcedure = procedure.meta({ access: 'owner' });
/** Logged-in users may call it: others get `unauthenticated`. */
export const userProcedure = procedure.meta({ access: 'user' }).use(({ ctx, next }) => next({ ctx: requireUser(ctx) }));
/** Paid users may call it: others get `unauthenticated` or `forbidden`. */
export const paidProcedure = procedure.meta({ access: 'paid' }).use(({ ctx, next }) => next({ ctx: requireUser(ctx) }));
