import { ApiError } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { failureOfStatus, type ProviderFailure } from '../../../../platform/clients/provider-down.ts';
import { RailRefusal } from '../rail.ts';

/** Why PayPal refused a request. */
export interface PaypalRefusal {
  /** The HTTP status. */
  status: number;
  /** PayPal's name of the reason: `INSTRUMENT_DECLINED`. */
  issue: string;
  message: string;
}

const bodySchema = z.object({
  name: z.string().optional(),
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
  return refusal && !isOurAccount(refusal) ? new RailRefusal(refusal.issue, refusal.message, { cause: error }) : error;
}

/**
 * The failure of PayPal that an SDK error means; null for an error about the request alone, or in our code. Errors of the connection are
 * axios errors, which the SDK passes on.
 */
export function paypalFailureOf(error: unknown): ProviderFailure | null {
  if (!(error instanceof ApiError)) return error instanceof Error && 'isAxiosError' in error ? 'unreachable' : null;
  const refusal = refusalOf(error);
  if (refusal) return isOurAccount(refusal) ? 'refused-credentials' : null;
  return failureOfStatus(error.statusCode);
}

/** Whether the reason is our own PayPal account. Then the buyer was not declined, and the request may be retried. */
export function isOurAccount({ issue }: PaypalRefusal): boolean {
  return (
    issue.startsWith('PAYEE_') || issue === 'TRANSACTION_RECEIVING_LIMIT_EXCEEDED' || issue === 'PERMISSION_DENIED'
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
