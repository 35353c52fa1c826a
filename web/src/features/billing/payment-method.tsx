import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { loadable } from '../../lib/loadable.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { errorText } from '../../ui/error-text.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { useT } from './messages.ts';
import type { ProviderForms, Purchase } from './methods/method-fields.ts';
import { sandboxForms } from './methods/sandbox/sandbox-forms.tsx';
import { type MethodChoiceProps, PaymentMethodChoice } from './payment-method-choice.tsx';
import { useOfferedMethods } from './use-offered-methods.ts';

// Stripe's script is loaded only with real payments.
const stripeForms = loadable(async () => (await import('./methods/stripe/stripe-forms.tsx')).StripeForms);

type PaymentMethodProps = Omit<MethodChoiceProps, 'forms' | 'offered'> & {
  purchase: Purchase;
  /** The purchase begins a trial, which takes fewer methods while the buyer's address is not verified. */
  isTrial?: boolean;
};

/** A choice of the methods that the API offers for a purchase, and the fields or note of the chosen one. */
export function PaymentMethod({ isTrial = false, ...props }: PaymentMethodProps) {
  const t = useT();
  const { stripe } = useSiteConfig();
  const methods = useOfferedMethods(props.purchase, isTrial);
  if (methods.isPending) return <Skeleton height={210} radius="md" />;
  if (!methods.data) {
    return (
      <Alert role="alert" color="red" variant="light">
        <Text size="sm">{`${t('payment.methodsFailed')} ${errorText(methods.error)}`}</Text>
        <Button mt="sm" size="xs" variant="default" onClick={() => methods.refetch()}>
          {t('payment.formRetry')}
        </Button>
      </Alert>
    );
  }
  const offered = methods.data;
  const choice = (forms: ProviderForms) => <PaymentMethodChoice {...props} offered={offered} forms={forms} />;
  if (stripe.mode === 'sandbox') return choice(sandboxForms(stripe.confirmUrl));
  return (
    <LazyPanel chunk={stripeForms} loading={<Skeleton height={210} radius="md" />}>
      {(StripeForms) => <StripeForms publishableKey={stripe.publishableKey}>{choice}</StripeForms>}
    </LazyPanel>
  );
}
