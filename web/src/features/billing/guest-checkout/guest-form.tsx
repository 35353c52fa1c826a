import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Alert, Anchor, Paper, Text, TextInput, Title } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { path } from '../../../lib/path.ts';
import { useSiteConfig, useUser } from '../../../lib/site.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { GoogleButton } from '../../account/google-button.tsx';
import { useT as useAccountT } from '../../account/messages.ts';
import { NewPasswordField } from '../../account/new-password-fields.tsx';
import { useStartSession } from '../../account/use-finish-login.ts';
import type { BuyerTax } from '../buyer-tax.ts';
import type { Checkout } from '../checkout.ts';
import { trackCheckout } from '../checkout-events.ts';
import { checkMethod, useChosenMethod } from '../chosen-method.ts';

import { CurrencySwitch } from '../currency-switch.tsx';
import { useT } from '../messages.ts';
import type { WalletPayment } from '../methods/method-fields.ts';
import type { Offer } from '../package-card.tsx';
import { PaymentFields } from '../payment-fields.tsx';
import type { PaymentPlan } from '../payment-plan.ts';
import { NO_COMPANY, wrongFields } from '../payment-schema.ts';
import { usePayment } from '../use-payment.ts';
import type { DiscountedPrice } from '../use-voucher.ts';
import classes from './guest-checkout.module.css';
import { type Guest, guestSchema, personOf } from './guest-schema.ts';
import { PackageChoice } from './package-choice.tsx';

interface GuestFormProps {
  resume: Resume;
  offers: readonly Offer[];
  /** The chosen package. */
  offer: Offer;
  onChoose: (offer: Offer) => void;
  priceOf: (slug: string) => DiscountedPrice | null;
  plan: PaymentPlan;
  tax: BuyerTax;
  checkout: Checkout;
  /** The discount code is still being looked up. */
  isPriceComing: boolean;
  /** Shown beside the packages, whose prices a discount code changes. */
  voucherField: ReactNode;
}

/**
 * The form that registers a visitor and then pays. If the payment is refused, the account stays, and the next attempt only pays.
 */
export function GuestForm(props: GuestFormProps) {
  const { resume, offers, offer, onChoose, priceOf, plan, tax, checkout, isPriceComing, voucherField } = props;
  const t = useT();
  const accountT = useAccountT();
  const user = useUser();
  const { passwordMinLength } = useSiteConfig();
  const method = useChosenMethod();
  const loginQuery = useLoginQuery(offer);
  const schema = useMemo(() => guestSchema(passwordMinLength), [passwordMinLength]);
  const [person] = useState(() => personOf(resume));
  const form = useSchemaForm<Guest>(schema, { ...person, password: '', consent: false, ...NO_COMPANY });
  const startSession = useStartSession();
  const register = trpc.account.register.useMutation();
  const { pay, isPaying, failure } = usePayment({
    offer,
    plan,
    voucherCode: priceOf(offer.slug)?.code ?? null,
    checkout,
    method,
    tax,
    showErrors: (errors) => form.showErrors(errors),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: recorded once for each package.
  useEffect(() => trackCheckout({ offer, plan, checkout }), [offer.slug]);

  /** True once the visitor has an account. */
  const hasAccount = async ({ email, firstName, lastName, password }: Guest): Promise<boolean> => {
    if (user.isLoggedIn) return true;
    try {
      const browser = { remember: true, userAgent: navigator.userAgent };
      const registered = await register.mutateAsync({ email, firstName, lastName, password, ...browser });
      await startSession(registered, { event: 'register', method: 'email' });
    } catch (error) {
      form.showApiErrors(error);
      return false;
    }
    showToast({ type: 'success', text: accountT('register.done') });
    return true;
  };
  const buy = async (guest: Guest, wallet: WalletPayment | null = null) => {
    const { password: _, firstName, lastName, ...buyer } = guest;
    if (!(await hasAccount(guest))) return wallet?.fail();
    await pay({ ...buyer, fullName: `${firstName} ${lastName}` }, wallet);
  };

  const isInFlight = isPaying || register.isPending;
  const isBusy = isInFlight || isPriceComing;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { isRight, hasFocus } = checkMethod(method, wrongFields(schema, form.values));
    form.onSubmit(
      (guest) => isRight && !isBusy && void buy(guest),
      (names) => !hasFocus && form.focusFirst(names),
    )(event);
  };

  return (
    <Paper component="form" noValidate radius="lg" withBorder shadow="sm" className={classes.form} onSubmit={submit}>
      <Part title={t('guest.package')} aside={<CurrencySwitch isLocked={isInFlight} />}>
        <PackageChoice offers={offers} chosen={offer} priceOf={priceOf} onChoose={onChoose} isLocked={isInFlight} />
        <fieldset className={classes.voucher} disabled={isInFlight}>
          {voucherField}
        </fieldset>
        <Anchor component={Link} to={path('cv-pricing', { id: resume.uuid })} size="sm" underline="always">
          {t('guest.compare')}
        </Anchor>
      </Part>
      <Part title={t('guest.account')} aside={!user.isLoggedIn && <LoginLink query={loginQuery} />}>
        {user.isLoggedIn ? (
          <Text size="sm" className={classes.created}>
            <IconCircleCheck size={20} aria-hidden />
            {t('guest.created', { email: user.email ?? '' })}
          </Text>
        ) : (
          <>
            <div className={classes.google}>
              <GoogleButton label={accountT('google.register')} query={loginQuery} />
            </div>
            {register.error && !form.hasErrors && (
              <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
                {errorText(register.error)}
              </Alert>
            )}
            <TextInput label={accountT('email')} type="email" autoComplete="username" {...form.field('email')} />
            <div className={classes.names}>
              <TextInput label={accountT('firstName')} autoComplete="given-name" {...form.field('firstName')} />
              <TextInput label={accountT('lastName')} autoComplete="family-name" {...form.field('lastName')} />
            </div>
            <NewPasswordField form={form} label={accountT('password')} />
          </>
        )}
      </Part>
      <Part title={t('guest.payment')}>
        <PaymentFields
          form={form}
          plan={plan}
          currency={offer.currency}
          checkout={checkout}
          method={method}
          tax={tax}
          wallets={{ canPay: () => !isBusy && form.check(), onPay: (payment) => void buy(form.values, payment) }}
          isPaying={isBusy}
          failure={failure}
          terms={user.isLoggedIn ? undefined : 'payment.termsGuest'}
        />
      </Part>
    </Paper>
  );
}

interface PartProps {
  title: string;
  /** Shown at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The query of a login that leads to the payment of the offer. The address does not name a package that was chosen from the start. */
function useLoginQuery(offer: Offer): URLSearchParams {
  const [query] = useSearchParams();
  const loginQuery = new URLSearchParams(query);
  loginQuery.set('package', offer.slug);
  return loginQuery;
}

function LoginLink({ query }: { query: URLSearchParams }) {
  const t = useAccountT();
  return (
    <Text size="sm" c="dimmed">
      {t('register.hasAccount')}{' '}
      <Anchor component={Link} to={`${path('login')}?${query}`} fw={550} underline="always">
        {t('register.toLogin')}
      </Anchor>
    </Text>
  );
}
