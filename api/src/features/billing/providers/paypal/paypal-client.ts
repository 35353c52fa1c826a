import { Agent } from 'node:https';
import { connect } from 'node:net';
import { ApiError, type ApiResponse, Client, Environment } from '@paypal/paypal-server-sdk';
import { isLoopback, PAYPAL_HOST, type PaypalSettings } from './paypal-settings.ts';

/** Timeout of a call, ms. Buyers wait for the answer, and background work retries by itself. The SDK's default is no timeout. */
const TIMEOUT_MS = 10_000;
/** How long before its expiry a token counts as expired, s: it has to be valid when the request arrives. */
const CLOCK_SKEW_S = 60;

/** PayPal's SDK with one set of credentials. */
export interface Paypal {
  /** The origin of the pages on which buyers approve: `https://www.paypal.com`. */
  readonly pages: string;
  /**
   * Calls the SDK and returns PayPal's answer.
   *
   * @throws {ApiError} when PayPal answered an error; any other error when there was no answer, or none that can be read.
   */
  call<Result>(work: (client: Client) => Promise<ApiResponse<Result>>): Promise<Result>;
}

/** PayPal's SDK for the given credentials and address. */
export function createPaypal(settings: PaypalSettings): Paypal {
  let current: Client | null = null;
  const client = () => {
    current ??= createClient(settings, () => {
      current = null;
    });
    return current;
  };
  return {
    pages: pagesOf(settings.apiBase),
    async call(work) {
      const used = client();
      try {
        return (await work(used)).result;
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        // The token was revoked before its expiry, which the SDK does not notice. PayPal did nothing, so retry with a new token.
        if (current === used) current = null;
        return (await work(client())).result;
      }
    },
  };
}

/**
 * @param onTokenFailure called when the client got no token. The client is unusable then: it answers every later call with the same
 * failure (requestAuthenticationProvider in @apimatic/oauth-adapters 0.4 awaits its last, rejected token first).
 */
function createClient({ clientId, clientSecret, apiBase }: PaypalSettings, onTokenFailure: () => void): Client {
  const { hostname } = new URL(apiBase);
  return new Client({
    environment: hostname === PAYPAL_HOST ? Environment.Production : Environment.Sandbox,
    timeout: TIMEOUT_MS,
    clientCredentialsAuthCredentials: {
      oAuthClientId: clientId,
      oAuthClientSecret: clientSecret,
      oAuthClockSkew: CLOCK_SKEW_S,
      async oAuthTokenProvider(token, manager) {
        try {
          return await manager.updateToken(token);
        } catch (error) {
          onTokenFailure();
          throw error;
        }
      },
    },
    ...(isLoopback(apiBase) && {
      httpClientOptions: { httpsAgent: new LoopbackAgent(apiBase) },
      // A proxy from the environment (HTTPS_PROXY) cannot reach this machine.
      unstable_httpClientOptions: { proxy: false },
    }),
  });
}

/**
 * Sends the SDK's https requests as plain http to this machine. The SDK knows no addresses but PayPal's two; only its agent can be
 * replaced.
 */
class LoopbackAgent extends Agent {
  readonly #port: number;
  readonly #host: string;

  constructor(apiBase: string) {
    super();
    const { hostname, port } = new URL(apiBase);
    this.#host = hostname.replace(/^\[|\]$/g, '');
    this.#port = Number(port || 80);
  }

  override createConnection() {
    return connect({ host: this.#host, port: this.#port });
  }
}

function pagesOf(apiBase: string): string {
  const { origin, hostname } = new URL(apiBase);
  return isLoopback(apiBase) ? origin : `https://${hostname.replace(/^api-m\./, 'www.')}`;
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 401;
}
