import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { showToast, showToastAfterNavigation } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { purposeOf, useFinishPayment } from './finish-payment.ts';

const TOAST_ID = 'subscription-return';

/**
 * Runs when a bank's or PayPal's page returns the buyer to the payments page: shows the payment's result and removes the order from
 * the address.
 */
export function useReturnFromProvider(): void {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const { finish } = useFinishPayment();
  const orderId = query.get('order');
  const purpose = purposeOf(query.get('for'));
  const startedOrder = useRef<string | null>(null);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  useEffect(() => {
    if (orderId === null || startedOrder.current === orderId) return;
    startedOrder.current = orderId;
    const run = async () => {
      showToast({ type: 'info', text: t('subscription.checking'), isLoading: true }, TOAST_ID);
      const { toast } = await finish(orderId, purpose);
      // Do not navigate if the user has opened another page meanwhile.
      if (!isMounted.current) {
        showToast(toast);
        return;
      }
      showToastAfterNavigation(toast);
      setQuery({}, { replace: true });
    };
    void run();
  });
}
