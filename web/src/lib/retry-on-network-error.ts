import { TRPCClientError } from '@trpc/client';

/** No API answered: the connection broke, or the proxy reported that it reached no API. */
class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Delays before the retries, in milliseconds. Long enough for the proxy to drop an API that ended, or for the API to restart. */
const RETRY_DELAYS_MS = [500, 2_000];

/**
 * Retries a request at most twice when no API answered. Only for idempotent requests: the first one may have been processed.
 *
 * @throws the error of the last try; a refusal by the API at once.
 */
export async function retryOnNetworkError<T>(request: () => Promise<T>): Promise<T> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await request();
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return request();
}

/** Throws `NetworkError` for a response of a proxy instead of the API. Our proxy sets Proxy-Status (RFC 9209); others send no JSON. */
export function throwOnGatewayError({ status, headers }: Response): void {
  const isGateway = status >= 502 && status <= 504;
  const isApiResponse = headers.get('content-type')?.includes('json') && !headers.has('proxy-status');
  if (isGateway && !isApiResponse) throw new NetworkError(String(status));
}

function isNetworkError(error: unknown): boolean {
  // `fetch` rejects with a TypeError when the connection fails, before or during the response.
  if (error instanceof NetworkError || error instanceof TypeError) return true;
  return error instanceof TRPCClientError && !error.data;
}
