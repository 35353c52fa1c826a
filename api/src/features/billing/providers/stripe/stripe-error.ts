import Stripe from 'stripe';
import type { ProviderFailure } from '../../../../platform/clients/provider-error.ts';
import { KeyReused, RailRefusal } from '../rail.ts';
import type { ReadError } from '../read-failure.ts';

const { errors } = Stripe;

/** Reads an error that was thrown while Stripe was called. */
export function readStripeFailure(error: unknown): ReadError {
  return { failure: failureOf(error), requestId: requestIdOf(error) };
}

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof errors.StripeConnectionError) return 'unreachable';
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return 'refused-credentials';
  if (error instanceof errors.StripeAPIError || error instanceof errors.StripeRateLimitError) return 'provider-error';
  return 'unexpected';
}

/** The error to throw for an SDK error: a `RailRefusal` for one that a retry cannot change, any other one unchanged. */
export function refusalOf(error: unknown): unknown {
  const options = { cause: error, requestId: requestIdOf(error) };
  if (error instanceof errors.StripeIdempotencyError) return new KeyReused('key_reused', error.message, options);
  if (!(error instanceof errors.StripeInvalidRequestError)) return error;
  return new RailRefusal(error.code ?? 'invalid_request', error.message, options);
}

/**
 * The error to throw for an SDK error of a charge: a `RailRefusal` when the saved card is the reason. Any other rejected parameter is our
 * fault, and does not count as the buyer's decline.
 */
export function chargeRefusalOf(error: unknown): unknown {
  const isInvalid = error instanceof errors.StripeInvalidRequestError;
  return isInvalid && isAboutMethod(error) ? refusalOf(error) : error;
}

/** A deleted customer, a detached card, or one that cannot be charged again. */
function isAboutMethod({ param, code }: { param?: string; code?: string }): boolean {
  return param === 'payment_method' || param === 'customer' || (code?.startsWith('payment_method_') ?? false);
}

function requestIdOf(error: unknown): string | null {
  return error instanceof errors.StripeError ? (error.requestId ?? null) : null;
}
