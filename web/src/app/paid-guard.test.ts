import { describe, expect, test } from 'vitest';
import { guardPaid, type PaidGuardPorts } from './paid-guard.ts';

/** Runs the guard and records its steps in order. */
async function run(isPaid: PaidGuardPorts['isPaid']) {
  const steps: string[] = [];
  const outcome = await guardPaid({
    toast: ({ type, key, isLoading }) => steps.push(`${type} ${key}${isLoading ? ' …' : ''}`),
    toastAfterNavigation: ({ type, key }) => steps.push(`then ${type} ${key}`),
    isPaid: () => {
      steps.push('ask');
      return isPaid();
    },
    letIn: () => steps.push('in'),
    goToPricing: async () => void steps.push('pricing'),
  });
  return { outcome, steps };
}

describe('a page for paid users, visited by a user without known access', () => {
  test('asks the server again, shows a toast, and lets the user in who has access by now', async () => {
    expect(await run(async () => true)).toEqual({
      outcome: 'in',
      steps: ['warning verifying …', 'ask', 'success success', 'in'],
    });
  });

  test('sends other users to the price list, with a toast that is shown there', async () => {
    expect(await run(async () => false)).toEqual({
      outcome: 'pricing',
      steps: ['warning verifying …', 'ask', 'then error paymentNeeded', 'pricing'],
    });
  });

  test('lets nobody in when the server does not answer', async () => {
    const { outcome, steps } = await run(() => Promise.reject(new Error('offline')));
    expect(outcome).toBe('pricing');
    expect(steps).not.toContain('in');
  });
});
