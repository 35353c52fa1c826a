import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountOf } from './accounts.ts';
import { type ApprovalQuestion, approvalPage, closedPage } from './approval-page.ts';
import { approveOrder, findOrder, isApprovable } from './orders.ts';
import { invalid } from './paypal-sandbox-error.ts';
import type { PaypalDeps, StoredOrder } from './state.ts';
import { approveSetupToken, findSetupToken, isPermissionOpen } from './vault.ts';

const answerSchema = z.object({ answer: z.enum(['approve', 'cancel']), account: z.string().default('') });
const orderPage = z.object({ token: z.string() });
const permissionPage = z.object({ approval_session_id: z.string() });

/** The pages of PayPal's that payers see, and what follows their answers. */
export function approvalRoutes(app: FastifyInstance, deps: PaypalDeps): void {
  app.get('/checkoutnow', async ({ query }, reply) => {
    const stored = findOrder(deps, orderPage.parse(query).token);
    reply.type('text/html');
    return isApprovable(stored) && stored.wayBack
      ? approvalPage(questionOf(stored))
      : reply.status(410).send(closedPage());
  });
  app.post('/checkoutnow', async ({ query, body }, reply) => {
    const { token } = orderPage.parse(query);
    const { wayBack } = findOrder(deps, token);
    if (!wayBack) throw invalid('NOT_FOR_PAYERS', 'A charge of a saved account has no page');
    const account = accountOfAnswer(body);
    if (!account) return reply.redirect(withQuery(wayBack.cancelUrl, { token }), 303);
    approveOrder(deps, token, account);
    deps.store.save();
    return reply.redirect(withQuery(wayBack.returnUrl, { token, PayerID: account.payerId }), 303);
  });

  app.get('/agreements/approve', async ({ query }, reply) => {
    const stored = findSetupToken(deps, permissionPage.parse(query).approval_session_id);
    reply.type('text/html');
    return isPermissionOpen(stored) ? approvalPage(PERMISSION) : reply.status(410).send(closedPage());
  });
  app.post('/agreements/approve', async ({ query, body }, reply) => {
    const id = permissionPage.parse(query).approval_session_id;
    const { wayBack } = findSetupToken(deps, id);
    const ids = { approval_token_id: id, approval_session_id: id };
    const account = accountOfAnswer(body);
    if (!account) return reply.redirect(withQuery(wayBack.cancelUrl, ids), 303);
    approveSetupToken(deps, id, account);
    deps.store.save();
    return reply.redirect(withQuery(wayBack.returnUrl, ids), 303);
  });
}

const PERMISSION: ApprovalQuestion = {
  title: 'Zgoda na przyszłe płatności',
  question:
    'Sandbox w miejscu PayPala: sprzedawca prosi o zgodę na obciążanie konta w przyszłości. Teraz nic nie pobierze.',
  yes: 'Wyrażam zgodę',
};

function questionOf({ order, keepFor }: StoredOrder): ApprovalQuestion {
  const unit = order.purchaseUnits?.[0];
  const price = `${unit?.amount?.value.replace('.', ',')} ${unit?.amount?.currencyCode}`;
  const later = keepFor ? ' Sprzedawca będzie mógł obciążać to konto także w przyszłości.' : '';
  const what = unit?.description ? `: ${unit.description}` : '';
  return {
    title: `Do zapłaty ${price}`,
    question: `Sandbox w miejscu PayPala${what}.${later}`,
    yes: `Zapłać ${price}`,
  };
}

/** Whom the payer chose to be; undefined: nobody, after a change of mind. */
function accountOfAnswer(body: unknown): ReturnType<typeof accountOf> {
  const { answer, account } = answerSchema.parse(body);
  if (answer === 'cancel') return undefined;
  const chosen = accountOf(account);
  if (!chosen) throw invalid('UNKNOWN_ACCOUNT', `The sandbox has no account ${account}`);
  return chosen;
}

function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
