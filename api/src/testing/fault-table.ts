import type { Provider } from '@kreda/site/providers';
import { OUTAGES, type Outage } from '../../sandbox/outages.ts';

/** A fault of a provider: a column of the table. `lost-answer`: the provider does its work, and its answer is lost. */
export type Column = Outage | 'lost-answer';

const HEADINGS: Readonly<Record<Column, string>> = {
  'bad-key': '401',
  'no-permission': '403',
  'too-many-calls': '429',
  rejected: '400',
  'not-found': '404',
  'key-reused': 'key reused',
  failing: '500',
  'gateway-page': '502 page',
  'cut-answer': 'cut',
  'hanging-up': 'no answer',
  'lost-answer': 'lost',
};
const COLUMNS: readonly Column[] = [...OUTAGES, 'lost-answer'];

/** What came of each step during each fault. */
export class FaultTable {
  readonly #rows = new Map<string, Map<Column, string>>();

  set(step: string, column: Column, cell: string): void {
    const row = this.#rows.get(step) ?? new Map<Column, string>();
    this.#rows.set(step, row.set(column, cell));
  }

  /** As a table in Markdown. A step without a write has no lost answer. */
  toString(): string {
    const head = ['step', ...COLUMNS.map((column) => HEADINGS[column])];
    const rows = [...this.#rows].map(([step, cells]) => [step, ...COLUMNS.map((column) => cells.get(column) ?? '')]);
    return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  }
}

/** The document of all tables. */
export function writeFaultTables({ stripe, paypal }: Readonly<Record<Provider, FaultTable>>): string {
  return `# What follows from a fault of a payment provider

Written by \`provider-faults.test.ts\`, which does every step during every fault, on the API and the sandboxes, and compares this document:
\`npx vitest run provider-faults -u\` writes it anew. Decision 71 says why.

The columns are what the provider answers to each call while the fault lasts: a status, *key reused* (the idempotency key was used for another
request), *502 page* (a gateway's page), *cut* (half an answer), *no answer* (the connection breaks; a time-out and a refused connection take
the same way), *lost* (the provider does its work, and its answer is lost).

| cell | what it means |
|---|---|
| 503 | the buyer reads "The payment provider is not responding. Try again in a few minutes", nothing has changed, and the same step works afterwards |
| 503 and a reason, 409 and a reason | another sentence of our own |
| 200 and a state | the step is done, as far as the state says |
| retried | background work logged it and does it again |
| requested, started | the refund is stored, and sent with the same key later |
| failed, retrying | the provider refused the refund for good: an alert, and for a withdrawal another refund after an hour |
| counted | the metric moved, and its alert follows |

No cell has a text of the provider's. In each, the log has the failure with the provider's id of the request, except after *cut*, *no answer* and
*lost*, which have none. After *lost*, Stripe's client asks again by itself and gets the answer, so there is no failure. The metric \`kreda_provider_calls_total\` counts 401 and 403 as \`refused-credentials\`, 429, 500 and 502 as \`provider-error\`, no
answer as \`unreachable\`, and the rest as \`refused\` where the caller can act on it, else as \`unexpected\`.

## Stripe

${stripe}

## PayPal

PayPal answers 404 for an order that nobody approved in time, and for an account whose owner revoked the permission. There it is an answer: the
payment has ended, or the charge is declined. A refund that PayPal does not find is refused for good.

${paypal}
`;
}
