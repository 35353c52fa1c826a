import { TRPCClientError } from '@trpc/client';

/** No API answered: the connection broke, or a proxy in front said that there is nobody behind it. */
class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** In milliseconds. An API that ended half-way is gone from its proxy, or there again, within these. */
const PAUSES_MS = [500, 2_000];

/**
 * Asks, and asks again, twice at most, where nobody answered. Only for what may be done twice: nobody knows how far the first
 * one came.
 *
 * @throws what the last one threw; what an API refused is thrown at once.
 */
export async function retryOnNetworkError<T>(ask: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return ask();
}

/** Throws `NetworkError` for what a proxy answers in the place of an API: ours says so (RFC 9209), and others answer no JSON, as APIs do. */
export function throwOnGatewayError({ status, headers }: Response): void {
  const isGateway = status >= 502 && status <= 504;
  const isApis = headers.get('content-type')?.includes('json') && !headers.has('proxy-status');
  if (isGateway && !isApis) throw new NetworkError(String(status));
}

function isNetworkError(error: unknown): boolean {
  // What `fetch` rejects with where the connection fails, before the answer or in the midst of it.
  if (error instanceof NetworkError || error instanceof TypeError) return true;
  return error instanceof TRPCClientError && !error.data;
}
