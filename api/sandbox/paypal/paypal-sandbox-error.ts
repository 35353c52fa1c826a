import { randomBytes } from 'node:crypto';

/** A refusal in PayPal's own shape: what went wrong stands in the first detail's `issue`. */
export class PaypalSandboxError extends Error {
  override readonly name = 'PaypalSandboxError';
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(
    status: number,
    name: string,
    { issue, description, links = [] }: { issue: string; description: string; links?: object[] },
  ) {
    super(description);
    this.status = status;
    const message = `${name.toLowerCase().replaceAll('_', ' ')}: ${description}`;
    this.body = { name, message, debug_id: randomBytes(6).toString('hex'), details: [{ issue, description }], links };
  }
}

/** 404: what PayPal never knew, or knows no longer. */
export function notFound(): PaypalSandboxError {
  const description = 'Specified resource ID does not exist. Please check the resource ID and try again.';
  return new PaypalSandboxError(404, 'RESOURCE_NOT_FOUND', { issue: 'INVALID_RESOURCE_ID', description });
}

/** 400: what is not well-formed. */
export function invalid(issue: string, description: string): PaypalSandboxError {
  return new PaypalSandboxError(400, 'INVALID_REQUEST', { issue, description });
}

/** 400: a PayPal-Request-Id that was used for another request. */
export function duplicateRequestId(): PaypalSandboxError {
  const description = 'The value of PayPal-Request-Id header has already been used.';
  return new PaypalSandboxError(400, 'DUPLICATE_REQUEST_ID', { issue: 'DUPLICATE_REQUEST_ID', description });
}

/** 422: what is well-formed and not to be had. */
export function unprocessable(issue: string, description: string, links?: object[]): PaypalSandboxError {
  return new PaypalSandboxError(422, 'UNPROCESSABLE_ENTITY', { issue, description, ...(links && { links }) });
}
