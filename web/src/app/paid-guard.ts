import type { ToastType } from '../ui/toasts.tsx';

type PaidToastKey = 'verifying' | 'success' | 'paymentNeeded';

export interface PaidGuardPorts {
  /** Shows the guard's one toast, or changes it. */
  toast: (toast: { type: ToastType; key: PaidToastKey; isLoading?: boolean }) => void;
  /** Shows a toast at the address that is gone to next. */
  toastAfterNavigation: (toast: { type: ToastType; key: PaidToastKey }) => void;
  /** Asks the server anew whether the user has paid; rejects when it cannot be asked. */
  isPaid: () => Promise<boolean>;
  letIn: () => void;
  goToPricing: () => Promise<void>;
}

/**
 * What happens at a page for who has paid when the client thinks that this user has not (specification, section 4). Never
 * rejects: where the server cannot be asked, nobody is let in.
 */
export async function guardPaid({
  toast,
  toastAfterNavigation,
  isPaid,
  letIn,
  goToPricing,
}: PaidGuardPorts): Promise<'in' | 'pricing'> {
  toast({ type: 'warning', key: 'verifying', isLoading: true });
  // The server that cannot be asked refuses the page's content too; the price list says what is the matter.
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
