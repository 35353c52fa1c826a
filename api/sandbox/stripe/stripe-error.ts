import type Stripe from 'stripe';

/** A refusal in Stripe's own shape. The SDK takes an answer without `error` for a success, so every refusal is one of these. */
export class StripeSandboxError extends Error {
  override readonly name = 'StripeSandboxError';
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(status: number, error: { type: string; message: string; code?: string; [more: string]: unknown }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

/** What the address names does not exist. */
export function missing(kind: string, id: string): StripeSandboxError {
  return new StripeSandboxError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });
}

/** What a parameter names does not exist: Stripe answers 400 then. */
export function missingIn(param: string, id: string): StripeSandboxError {
  return invalidRequest(`No such ${param}: '${id}'`, param, 'resource_missing');
}

export function invalidRequest(message: string, param?: string, code?: string): StripeSandboxError {
  return new StripeSandboxError(400, {
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });
}

export function invalidKey(): StripeSandboxError {
  return new StripeSandboxError(401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided: sk_test_***',
  });
}

export function keyReused(): StripeSandboxError {
  return new StripeSandboxError(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });
}

export function cardDeclined(
  { code, declineCode, message }: { code: string; declineCode: string | null; message: string },
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
): StripeSandboxError {
  return new StripeSandboxError(402, {
    type: 'card_error',
    code,
    ...(declineCode ? { decline_code: declineCode } : {}),
    message,
    [intent.object]: intent,
  });
}
