import type { ErrorCode } from '@kreda/site/errors';
import type { Reason } from '@kreda/site/reasons';
import { initTRPC, TRPCError } from '@trpc/server';
import type { RequestContext } from '../../context.ts';
import { type Access, authorize, requireUser } from '../../policy.ts';
import { ProviderDown } from '../clients/provider-down.ts';
import { DomainError, ERRORS, type FieldErrors, toDomainError } from '../errors.ts';

/** What a procedure says of itself. */
export interface ProcedureMeta {
  access: Access;
  /** Its input is a text of somebody's own, or a part of a CV: larger than other bodies (`rest/body-sizes.ts`). */
  takesText?: true;
}

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter({ shape, error, ctx }) {
      const domainError = toDomainError(error.cause ?? error);
      // A TRPCError without a domain cause is tRPC's own refusal (no such procedure, a wrong method): its words are for the caller.
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

/** Gives what a service threw the tRPC code of the one table, so that the HTTP status is right too. */
const mapped = t.middleware(async ({ next, ctx, path }) => {
  const startedAt = performance.now();
  const result = await next();
  ctx.metrics.procedureSeconds.observe(
    { procedure: path, code: result.ok ? 'ok' : codeOf(result.error) },
    (performance.now() - startedAt) / 1000,
  );
  if (result.ok || isInputError(result.error)) return result;
  const error = toTrpcError(result.error.cause ?? result.error);
  const { cause } = error.cause ?? {};
  if (error.code === 'INTERNAL_SERVER_ERROR') ctx.log.error({ err: cause }, 'a call failed');
  else if (cause instanceof ProviderDown) ctx.log.error({ err: cause }, 'a provider could not be used');
  throw error;
});

function codeOf(error: TRPCError): ErrorCode {
  return isInputError(error) ? 'invalid' : toDomainError(error.cause ?? error).code;
}

/** What any thrown thing is to tRPC, by the one table. */
export function toTrpcError(error: unknown): TRPCError {
  const domainError = toDomainError(error);
  return new TRPCError({ code: ERRORS[domainError.code].trpc, message: domainError.message, cause: domainError });
}

/** Input that does not fit its schema, or that is no JSON at all: tRPC has named it already. */
function isInputError({ code, cause }: TRPCError): boolean {
  return (code === 'BAD_REQUEST' || code === 'PARSE_ERROR') && !(cause instanceof DomainError);
}

/** A procedure is checked by what it carries. One that carries nothing is for nobody: a mistake of ours. */
const authorized = t.middleware(async ({ ctx, meta, next }) => {
  if (!meta) throw new Error('the procedure has no policy');
  await authorize(meta.access, ctx);
  return next();
});

const procedure = t.procedure.use(mapped).use(authorized);

export const router = t.router;
/** Anybody may call it. */
export const publicProcedure = procedure.meta({ access: 'anybody' });
/** It touches only what belongs to the caller, by its queries; anybody else's is not found. */
export const ownerProcedure = procedure.meta({ access: 'owner' });
/** Somebody logged in may call it: others get `unauthenticated`. */
export const userProcedure = procedure.meta({ access: 'user' }).use(({ ctx, next }) => next({ ctx: requireUser(ctx) }));
/** Somebody whose package is active may call it: others get `unauthenticated` or `forbidden`. */
export const paidProcedure = procedure.meta({ access: 'paid' }).use(({ ctx, next }) => next({ ctx: requireUser(ctx) }));
