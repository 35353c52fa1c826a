import { describe, expect, test } from 'vitest';
import { guardPaid, type PaidGuardPorts } from './paid-guard.ts';

/** Runs the guard and writes down what it does, in order. */
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

describe('a page for who has paid, visited by a user who seems not to have', () => {
  test('asks anew, says so, and lets in who has paid meanwhile', async () => {
    expect(await run(async () => true)).toEqual({
      outcome: 'in',
      steps: ['warning verifying …', 'ask', 'success success', 'in'],
    });
  });

  test('sends the others to the price list, with a toast that outlives the change of address', async () => {
    expect(await run(async () => false)).toEqual({
      outcome: 'pricing',
      steps: ['warning verifying …', 'ask', 'then error paymentNeeded', 'pricing'],
    });
  });

  test('lets nobody in when it cannot be asked', async () => {
    const { outcome, steps } = await run(() => Promise.reject(new Error('offline')));
    expect(outcome).toBe('pricing');
    expect(steps).not.toContain('in');
  });
});
