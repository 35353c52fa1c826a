import { buildPaypalSandbox, type PaypalSandboxOptions } from '../../sandbox/paypal/server.ts';

/** PayPal's sandbox on a port of its own, and functions that act as the buyer on its pages. */
export interface TestPaypal {
  /** The value of PAYPAL_API_BASE. */
  apiBase: string;
  /** Approves on the page of an approval link, with one of the sandbox's accounts. Returns the address of the redirect. */
  approve(approveUrl: string, account?: string): Promise<URL>;
  /** Cancels on that page. Returns the address of the redirect. */
  decline(approveUrl: string): Promise<URL>;
  /** Calls a control route: GET without a body, POST with one. */
  control(route: string, body?: object): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startTestPaypal(options: PaypalSandboxOptions): Promise<TestPaypal> {
  const sandbox = await buildPaypalSandbox(options);
  const apiBase = (await sandbox.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');

  async function answer(url: string, form: Record<string, string>): Promise<URL> {
    const page = await fetch(url);
    if (!page.ok) throw new Error(`The page answered ${page.status}: ${await page.text()}`);
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status !== 303 || !location)
      throw new Error(`The page answered ${response.status}: ${await response.text()}`);
    return new URL(location);
  }

  return {
    apiBase,
    approve: (approveUrl, account = 'lucja@example.pl') => answer(approveUrl, { answer: 'approve', account }),
    decline: (approveUrl) => answer(approveUrl, { answer: 'cancel' }),
    async control(route, body) {
      const init = body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const response = await fetch(`${apiBase}/_sandbox/${route}`, init);
      if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
    stop: () => sandbox.close(),
  };
}
