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
 * PayPal's refusal of what was asked, or null for what may be tried again: no answer, an answer that says to come back (429, 5xx),
 * and credentials that are not accepted (401), which says nothing about the request.
 */
export function refusalOf(error: unknown): PaypalRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const { statusCode: status } = error;
  if (status < 400 || status >= 500 || status === 401 || status === 408 || status === 429) return null;
  const { name, message, details } = bodyOf(error);
  // The reason is the first detail's issue; the name above says no more than UNPROCESSABLE_ENTITY.
  const detail = details?.[0];
  return {
    status,
    issue: detail?.issue || name || `HTTP_${status}`,
    message: detail?.description || message || error.message,
  };
}

/** What to throw instead of an error of the SDK: a refusal for good as the rail's own, everything else as it came. */
export function asRailError(error: unknown): unknown {
  const refusal = refusalOf(error);
  return refusal && !isOurAccount(refusal) ? new RailRefusal(refusal.issue, refusal.message, { cause: error }) : error;
}

/**
 * What an error of the SDK says of PayPal itself; null for one about the request alone, or of our own. The SDK passes on what its
 * connection threw: an error of axios.
 */
export function paypalFailureOf(error: unknown): ProviderFailure | null {
  if (!(error instanceof ApiError)) return error instanceof Error && 'isAxiosError' in error ? 'unreachable' : null;
  const refusal = refusalOf(error);
  if (refusal) return isOurAccount(refusal) ? 'refused-credentials' : null;
  return failureOfStatus(error.statusCode);
}

/** Whether the reason lies with our account at PayPal, so that the payer was not refused and it may be tried again. */
export function isOurAccount({ issue }: PaypalRefusal): boolean {
  return (
    issue.startsWith('PAYEE_') || issue === 'TRANSACTION_RECEIVING_LIMIT_EXCEEDED' || issue === 'PERMISSION_DENIED'
  );
}

/** From the text of the answer: the SDK reads it only for the statuses that its reference lists for a call. */
function bodyOf({ body }: ApiError): z.infer<typeof bodySchema> {
  if (typeof body !== 'string') return {};
  try {
    return bodySchema.catch({}).parse(JSON.parse(body));
  } catch (error) {
    // Something on the way answered in PayPal's place, in HTML for example; the status says what there is to say.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
