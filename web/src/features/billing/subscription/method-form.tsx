import { DEFAULT_METHOD, type PaymentMethod as Method } from '@kreda/site/payment-methods';
import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertCircle, IconLock } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { path } from '../../../lib/path.ts';
import { useUser } from '../../../lib/site.ts';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { useT } from '../messages.ts';
import type { Purchase } from '../methods/method-fields.ts';
import { PaymentMethod } from '../payment-method.tsx';
import type { PaymentMethodHandle } from '../payment-method-choice.tsx';
import { PAYMENT_WAYS } from '../payment-ways.ts';
import { type FinishResult, type Purpose, useFinishPayment } from './finish-payment.ts';
import classes from './subscription.module.css';

interface MethodFormProps {
  purpose: Purpose;
  purchase: Purchase;
  /** The button's text for methods that are paid in our page. For others the button leads to the provider's page. */
  submitText: string;
  backText: string;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onBack: () => void;
  onDone: (result: FinishResult) => void;
}

/** Takes a method for a subscription, to verify it for future charges or to pay with it at once. */
export function MethodForm({
  purpose,
  purchase,
  submitText,
  backText,
  isBusy,
  onBusy,
  onBack,
  onDone,
}: MethodFormProps) {
  const t = useT();
  const { firstName, lastName, email } = useUser();
  const { client } = trpc.useUtils();
  const { finish, finishSettled } = useFinishPayment();
  const fields = useRef<PaymentMethodHandle>(null);
  const [method, setMethod] = useState<Method>(DEFAULT_METHOD);
  const { page } = PAYMENT_WAYS[method];
  const [failure, setFailure] = useState<string | null>(null);

  // The user came back from the bank's page by the browser's back button: the page is restored as it was, still busy.
  useEffect(() => {
    const revive = ({ persisted }: PageTransitionEvent) => persisted && onBusy(false);
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [onBusy]);

  const open = () => {
    const paths = { returnPath: path('payment', {}, { for: purpose }), cancelPath: path('payment') };
    const { changeMethod, settle } = client.billing.subscription;
    return (purpose === 'change' ? changeMethod : settle).mutate({ method, paths });
  };

  /** The result; null if the card fields show an error, undefined while the browser loads another page. */
  const attempt = async (): Promise<FinishResult | null | undefined> => {
    const opened = await open();
    const back = path('payment', {}, { for: purpose, order: opened.orderId });
    const outcome = await fields.current!.complete(opened, {
      fullName: [firstName, lastName].filter(Boolean).join(' '),
      email: email ?? '',
      returnUrl: new URL(back, location.origin).href,
    });
    if (outcome.kind === 'redirecting') return undefined;
    return outcome.kind === 'confirmed' ? finish(opened.orderId, purpose) : null;
  };

  const run = async () => {
    onBusy(true);
    setFailure(null);
    const result = await attempt().catch(async (error: unknown) => {
      const settled = await finishSettled(purpose, error).catch(() => null);
      if (settled === null) setFailure(errorText(error));
      return settled;
    });
    // The button stays busy while another page loads: a second click would start a second payment.
    if (result === undefined) return;
    onBusy(false);
    if (result?.isDone) onDone(result);
    else if (result) setFailure(result.toast.text);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && fields.current?.validate({ focus: true })) void run();
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <PaymentMethod
          ref={fields}
          purchase={purchase}
          method={method}
          onMethod={setMethod}
          isLocked={isBusy}
          wallets={null}
        />
        {failure && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
            {failure}
          </Alert>
        )}
        <div className={classes.dialogActions}>
          <Button variant="default" disabled={isBusy} onClick={onBack}>
            {backText}
          </Button>
          <Button type="submit" loading={isBusy} leftSection={<IconLock size={18} stroke={1.7} aria-hidden />}>
            {page ? page.submitText(t) : submitText}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
