import { Agent } from 'node:https';
import { connect } from 'node:net';
import { ApiError, type ApiResponse, Client, Environment } from '@paypal/paypal-server-sdk';

/** The only host that real PayPal payments go to. */
export const PAYPAL_HOST = 'api-m.paypal.com';
/** PayPal's own place for trying things out, without money. */
const PAYPAL_SANDBOX_HOST = 'api-m.sandbox.paypal.com';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** How long an answer may take, ms: buyers wait for it, and work in the background tries again by itself. The SDK's own default is for ever. */
const TIMEOUT_MS = 10_000;
/** How long before its end a token counts as over, s: it has to live until the request arrives. */
const CLOCK_SKEW_S = 60;

export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  /** `https://api-m.paypal.com`, `https://api-m.sandbox.paypal.com`, or the address of a sandbox on this machine. */
  apiBase: string;
}

/** PayPal's SDK with one set of credentials. */
export interface Paypal {
  /** The origin of the pages on which payers approve: `https://www.paypal.com`. */
  readonly pages: string;
  /**
   * Calls the SDK and answers what PayPal said.
   *
   * @throws {ApiError} as PayPal refused it; anything else when there was no answer that can be understood.
   */
  call<Result>(work: (client: Client) => Promise<ApiResponse<Result>>): Promise<Result>;
}

/**
 * What is wrong with PayPal's address, or null: production takes real money at the official address only, and plain http stays on
 * this machine.
 */
export function paypalSettingsProblem({
  apiBase,
  isProduction,
}: {
  apiBase: string;
  isProduction: boolean;
}): string | null {
  const { hostname, protocol, pathname } = new URL(apiBase);
  if (pathname !== '/') return 'PAYPAL_API_BASE: an origin, without a path';
  if (isProduction)
    return hostname === PAYPAL_HOST && isPlainHttps(apiBase)
      ? null
      : `PAYPAL_API_BASE: production takes payments at https://${PAYPAL_HOST} only`;
  // PayPal's credentials do not tell live from test, so that outside production the live address is refused altogether.
  if (hostname === PAYPAL_HOST) return `PAYPAL_API_BASE: https://${PAYPAL_HOST} takes real money: production only`;
  if (LOOPBACK.has(hostname) && protocol === 'http:') return null;
  if (hostname === PAYPAL_SANDBOX_HOST && isPlainHttps(apiBase)) return null;
  return `PAYPAL_API_BASE: https://${PAYPAL_SANDBOX_HOST}, or http to a sandbox on this machine`;
}

/** Whether an address on this machine stands in for PayPal. */
export function isLoopback(apiBase: string): boolean {
  return LOOPBACK.has(new URL(apiBase).hostname);
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
        // The token was taken back before its time, which the SDK never notices. Nothing was done, so once more with a new one.
        if (current === used) current = null;
        return (await work(client())).result;
      }
    },
  };
}

/**
 * @param onTokenFailure called when no token could be had. The client is of no use then: it keeps the failure and answers every
 * later call with it (requestAuthenticationProvider in @apimatic/oauth-adapters 0.4 awaits its last, rejected token first).
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
      // A proxy of the environment (HTTPS_PROXY) leads to PayPal, and not to this machine.
      unstable_httpClientOptions: { proxy: false },
    }),
  });
}

/**
 * Brings the SDK's https requests to plain http on this machine. The SDK knows PayPal's two addresses and no other, and what it
 * talks over is the one thing that can be handed in.
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

function isPlainHttps(apiBase: string): boolean {
  const { protocol, port } = new URL(apiBase);
  return protocol === 'https:' && port === '';
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 401;
}
