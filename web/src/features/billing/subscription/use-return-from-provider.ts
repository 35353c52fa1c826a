import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { showToast, showToastAfterNavigation } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { purposeOf, useFinishPayment } from './finish-payment.ts';

const TOAST = 'subscription-return';

/**
 * Goes on where a bank's or PayPal's page has sent its payer back to the payments page: says what came of the payment, and takes it
 * out of the address.
 */
export function useReturnFromProvider(): void {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const { finish } = useFinishPayment();
  const orderId = query.get('order');
  const purpose = purposeOf(query.get('for'));
  const begun = useRef<string | null>(null);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  useEffect(() => {
    if (orderId === null || begun.current === orderId) return;
    begun.current = orderId;
    const run = async () => {
      showToast({ type: 'info', text: t('subscription.checking'), isLoading: true }, TOAST);
      const { toast } = await finish(orderId, purpose);
      // Whoever has gone on to another page stays there.
      if (!isHere.current) {
        showToast(toast);
        return;
      }
      showToastAfterNavigation(toast);
      setQuery({}, { replace: true });
    };
    void run();
  });
}
