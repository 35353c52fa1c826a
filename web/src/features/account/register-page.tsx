import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { path } from '../../lib/path.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { errorText } from '../../ui/error-text.ts';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import classes from './account-card.module.css';
import { AccountCard } from './account-card.tsx';
import { wantsMagazine } from './destination.ts';
import { GoogleButton } from './google-button.tsx';
import { useT } from './messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { registerSchema } from './schemas.ts';
import { useFinishLogin } from './use-finish-login.ts';
import { VisitorsOnly } from './visitors-only.tsx';

/** Opens in a new tab, so that the form keeps its values. */
const LEGAL_LINK = { component: Link, target: '_blank', fz: 'inherit', underline: 'always' } as const;

const EMPTY = { email: '', firstName: '', lastName: '', password: '', repeatPassword: '' };

export function RegisterPage() {
  return (
    <VisitorsOnly>
      <RegisterForm />
    </VisitorsOnly>
  );
}

function RegisterForm() {
  const t = useT();
  const { search } = useLocation();
  const { passwordMinLength } = useSiteConfig();
  const finishLogin = useFinishLogin();
  const schema = useMemo(() => registerSchema(passwordMinLength), [passwordMinLength]);
  const form = useSchemaForm(schema, EMPTY);
  const register = trpc.account.register.useMutation({
    onSuccess: (user) => finishLogin(user, { event: 'register', method: 'email' }, t('register.done')),
    onError: (error) => form.showApiErrors(error),
  });

  return (
    <AccountCard
      title={t('register.title')}
      lead={t(`register.${leadOf(new URLSearchParams(search))}`)}
      failure={register.error && !form.hasErrors ? errorText(register.error) : null}
      footer={
        <>
          {t('register.hasAccount')}{' '}
          <Anchor component={Link} to={path('login') + search} fw={550} underline="always">
            {t('register.toLogin')}
          </Anchor>
        </>
      }
    >
      <GoogleButton label={t('google.register')} />
      <form
        noValidate
        onSubmit={form.onSubmit(({ repeatPassword: _, ...values }) =>
          register.mutate({ ...values, remember: true, userAgent: navigator.userAgent }),
        )}
      >
        <Stack gap="md">
          <TextInput label={t('email')} type="email" autoComplete="username" autoFocus {...form.field('email')} />
          <div className={classes.names}>
            <TextInput label={t('firstName')} autoComplete="given-name" {...form.field('firstName')} />
            <TextInput label={t('lastName')} autoComplete="family-name" {...form.field('lastName')} />
          </div>
          <NewPasswordFields form={form} label={t('password')} />
          <Button type="submit" size="md" loading={register.isPending} fullWidth>
            {t('register.submit')}
          </Button>
          <Text size="xs" c="dimmed">
            <TextWithLinks
              text={(marks) => t('register.rules', marks)}
              links={{
                terms: (
                  <Anchor {...LEGAL_LINK} to={path('terms')}>
                    {t('register.termsLink')}
                  </Anchor>
                ),
                privacy: (
                  <Anchor {...LEGAL_LINK} to={path('privacy')}>
                    {t('register.privacyLink')}
                  </Anchor>
                ),
              }}
            />
          </Text>
        </Stack>
      </form>
    </AccountCard>
  );
}

/** Which lead text to show: it says what the account is needed for. */
function leadOf(query: URLSearchParams) {
  return wantsMagazine(query) ? 'leadMagazine' : 'lead';
}
