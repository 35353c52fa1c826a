import { initTRPC, TRPCError } from '@trpc/server';
import type { RequestContext } from '../context.ts';
import { DomainError, ERRORS, type ErrorCode, type FieldErrors, toDomainError } from '../errors.ts';
import { requireUser } from '../policy.ts';

const t = initTRPC.context<RequestContext>().create({
  errorFormatter({ shape, error, ctx }) {
    const domainError = toDomainError(error.cause ?? error);
    // A TRPCError without a domain cause is tRPC's own refusal (no such procedure, a wrong method): its words are for the caller.
    const isOwnRefusal = domainError.code === 'internal' && error.code !== 'INTERNAL_SERVER_ERROR';
    const { stack, ...data } = shape.data;
    return {
      ...shape,
      message: isOwnRefusal ? shape.message : domainError.message,
      data: {
        ...data,
        domainCode: (isOwnRefusal ? 'invalid' : domainError.code) as ErrorCode,
        fields: domainError.fields as FieldErrors | undefined,
        requestId: ctx?.requestId,
      },
    };
  },
});

/** Gives what a service threw the tRPC code of the one table, so that the HTTP status is right too. */
const mapped = t.middleware(async ({ next, ctx }) => {
  const result = await next();
  if (result.ok || isInputError(result.error)) return result;
  const error = toTrpcError(result.error.cause ?? result.error);
  if (error.code === 'INTERNAL_SERVER_ERROR') ctx.log.error({ err: error.cause?.cause }, 'a call failed');
  throw error;
});

/** What any thrown thing is to tRPC, by the one table. */
export function toTrpcError(error: unknown): TRPCError {
  const domainError = toDomainError(error);
  return new TRPCError({ code: ERRORS[domainError.code].trpc, message: domainError.message, cause: domainError });
}

/** Input that does not fit its schema, or that is no JSON at all: tRPC has named it already. */
function isInputError({ code, cause }: TRPCError): boolean {
  return (code === 'BAD_REQUEST' || code === 'PARSE_ERROR') && !(cause instanceof DomainError);
}

export const router = t.router;
/** Anybody may call it. */
export const publicProcedure = t.procedure.use(mapped);
/** Somebody logged in may call it: others get `unauthenticated`. */
export const userProcedure = publicProcedure.use(({ ctx, next }) => next({ ctx: requireUser(ctx) }));
