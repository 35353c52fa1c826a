import { ApiError } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { failureOfStatus, type ProviderFailure } from '../../../../platform/clients/provider-error.ts';
import { KeyReused, RailRefusal } from '../rail.ts';
import type { ReadError } from '../read-failure.ts';

/** Why PayPal refused a request. */
export interface PaypalRefusal {
  /** The HTTP status. */
  status: number;
  /** PayPal's name of the reason: `INSTRUMENT_DECLINED`. */
  issue: string;
  message: string;
}

/** The issue of a PayPal-Request-Id that was used for another request ("DUPLICATE_REQUEST_ID" in PayPal's reference). */
const REUSED_REQUEST_ID = 'DUPLICATE_REQUEST_ID';

const bodySchema = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional(), description: z.string().optional() })).optional(),
});

/**
 * PayPal's refusal of a request, or null for an error that may be retried: no answer, 408, 429, 5xx, and rejected credentials (401),
 * which say nothing about the request.
 */
export function refusalOf(error: unknown): PaypalRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const { statusCode: status } = error;
  if (status < 400 || status >= 500 || status === 401 || status === 408 || status === 429) return null;
  const { name, message, details } = bodyOf(error);
  // The reason is the issue of the first detail. The name above it is only UNPROCESSABLE_ENTITY.
  const detail = details?.[0];
  return {
    status,
    issue: detail?.issue || name || `HTTP_${status}`,
    message: detail?.description || message || error.message,
  };
}

/** The error to throw for an SDK error: a `RailRefusal` for a refusal, any other one unchanged. */
export function asRailError(error: unknown): unknown {
  const refusal = refusalOf(error);
  if (!refusal || isOurAccount(refusal)) return error;
  const options = { cause: error, requestId: requestIdOf(error) };
  const Refusal = isReusedRequestId(refusal) ? KeyReused : RailRefusal;
  return new Refusal(refusal.issue, refusal.message, options);
}

export function isReusedRequestId({ issue }: PaypalRefusal): boolean {
  return issue === REUSED_REQUEST_ID;
}

/** Reads an error that was thrown while PayPal was called. Errors of the connection are axios errors, which the SDK passes on. */
export function readPaypalFailure(error: unknown): ReadError {
  return { failure: failureOf(error), requestId: requestIdOf(error) };
}

function failureOf(error: unknown): ProviderFailure {
  if (!(error instanceof ApiError))
    return error instanceof Error && 'isAxiosError' in error ? 'unreachable' : 'unexpected';
  const refusal = refusalOf(error);
  if (refusal && isOurAccount(refusal)) return 'refused-credentials';
  return failureOfStatus(error.statusCode) ?? 'unexpected';
}

/** PayPal's id of a request, in the header of the answer and in most bodies of errors. */
function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError ? (error.headers['paypal-debug-id'] ?? bodyOf(error).debug_id ?? null) : null;
}

/** Whether the reason is our own PayPal account. Then the buyer was not declined, and the request may be retried. */
export function isOurAccount({ status, issue }: PaypalRefusal): boolean {
  return (
    status === 403 ||
    issue.startsWith('PAYEE_') ||
    issue === 'TRANSACTION_RECEIVING_LIMIT_EXCEEDED' ||
    issue === 'PERMISSION_DENIED'
  );
}

/** Parses the text of the answer. The SDK does so only for the statuses that its reference lists for a call. */
function bodyOf({ body }: ApiError): z.infer<typeof bodySchema> {
  if (typeof body !== 'string') return {};
  try {
    return bodySchema.catch({}).parse(JSON.parse(body));
  } catch (error) {
    // A proxy answered in place of PayPal, for example in HTML. The status is enough then.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
