import { Anchor, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { reasonText } from '../../i18n/reason-text.ts';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { errorText } from '../../ui/error-text.ts';
import { AccountCard } from './account-card.tsx';
import { GoogleButton } from './google-button.tsx';
import { useT } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { loginSchema } from './schemas.ts';
import { useFinishLogin } from './use-finish-login.ts';
import { VisitorsOnly } from './visitors-only.tsx';

export function LoginPage() {
  return (
    <VisitorsOnly>
      <LoginForm />
    </VisitorsOnly>
  );
}

function LoginForm() {
  const t = useT();
  const { search } = useLocation();
  const problem = useSearchParams()[0].get('problem');
  const finishLogin = useFinishLogin();
  const form = useSchemaForm(loginSchema, { email: '', password: '' });
  const [remember, setRemember] = useState(true);
  const login = trpc.account.login.useMutation({
    onSuccess: (user) => finishLogin(user, { event: 'login', method: 'email' }, t('login.done')),
    onError: (error) => form.showApiErrors(error),
  });

  const failure = login.error ? !form.hasErrors && errorText(login.error) : googleFailure();

  /** Why signing in with Google has not succeeded, as the API's redirect says. */
  function googleFailure(): string | false {
    if (problem === 'blocked') return reasonText('account-blocked');
    return problem === 'google' && t('google.failed');
  }

  return (
    <AccountCard
      title={t('login.title')}
      lead={t('login.lead')}
      failure={failure}
      footer={
        <>
          {t('login.noAccount')}{' '}
          <Anchor component={Link} to={path('register') + search} fw={550} underline="always">
            {t('login.toRegister')}
          </Anchor>
        </>
      }
    >
      <GoogleButton label={t('google.login')} />
      <form
        noValidate
        onSubmit={form.onSubmit((values) => login.mutate({ ...values, remember, userAgent: navigator.userAgent }))}
      >
        <Stack gap="md">
          <TextInput label={t('email')} type="email" autoComplete="username" autoFocus {...form.field('email')} />
          <PasswordField label={t('password')} autoComplete="current-password" {...form.field('password')} />
          <Group justify="space-between" gap="xs">
            <Checkbox
              label={t('remember')}
              checked={remember}
              onChange={(event) => setRemember(event.currentTarget.checked)}
            />
            <Anchor component={Link} to={path('remind-password')} size="sm">
              {t('forgot')}
            </Anchor>
          </Group>
          <Button type="submit" size="md" loading={login.isPending} fullWidth>
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
    </AccountCard>
  );
}
