import type { ToastType } from '../ui/toasts.tsx';

type PaidToastKey = 'verifying' | 'success' | 'paymentNeeded';

export interface PaidGuardPorts {
  /** Shows or updates the guard's only toast. */
  toast: (toast: { type: ToastType; key: PaidToastKey; isLoading?: boolean }) => void;
  /** Shows a toast after the next navigation. */
  toastAfterNavigation: (toast: { type: ToastType; key: PaidToastKey }) => void;
  /** Asks the server whether the user has access now; rejects when the server does not answer. */
  isPaid: () => Promise<boolean>;
  letIn: () => void;
  goToPricing: () => Promise<void>;
}

/**
 * Asks the server again when a user without known access visits a page for paid users (specification, section 4). Never rejects:
 * if the server does not answer, the user is not let in.
 */
export async function guardPaid({
  toast,
  toastAfterNavigation,
  isPaid,
  letIn,
  goToPricing,
}: PaidGuardPorts): Promise<'in' | 'pricing'> {
  toast({ type: 'warning', key: 'verifying', isLoading: true });
  // A server that does not answer could not give the page's content either. The price list shows the problem.
  const hasPaid = await isPaid().catch(() => false);
  if (hasPaid) {
    toast({ type: 'success', key: 'success' });
    letIn();
    return 'in';
  }
  toastAfterNavigation({ type: 'error', key: 'paymentNeeded' });
  await goToPricing();
  return 'pricing';
}
