import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSiteConfig, useUser } from '../../../lib/site.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordField } from '../password-field.tsx';
import { changePasswordSchema } from '../schemas.ts';
import classes from './account-page.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Changes the password. An account that only signs in with Google sets its first password by a link in a mail. */
export function PasswordForm() {
  const t = useT();
  const methods = trpc.account.signInMethods.useQuery();
  return (
    <SettingsSection title={t('page.password.title')} lead={t('page.password.lead')}>
      <div className={classes.narrow}>{methods.data?.password === false ? <FirstPassword /> : <ChangePassword />}</div>
    </SettingsSection>
  );
}

const EMPTY = { oldPassword: '', password: '', repeatPassword: '' };

function ChangePassword() {
  const t = useT();
  const user = useUser();
  const { passwordMinLength } = useSiteConfig();
  const utils = trpc.useUtils();
  const schema = useMemo(() => changePasswordSchema(passwordMinLength), [passwordMinLength]);
  const form = useSchemaForm(schema, EMPTY);
  const change = trpc.account.changePassword.useMutation({
    onSuccess: async () => {
      form.reset();
      showToast({ type: 'success', text: t('page.password.changed') });
      await utils.account.sessions.invalidate();
    },
    onError: (error) => form.showApiErrors(error),
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ oldPassword, password }) => change.mutate({ oldPassword, password }))}>
      <Stack gap="md">
        {change.error && !form.hasErrors && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
            {errorText(change.error)}
          </Alert>
        )}
        {/* For password managers, which store a password by its user name. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email ?? ''} />
        <PasswordField label={t('page.password.old')} autoComplete="current-password" {...form.field('oldPassword')} />
        <NewPasswordFields form={form} label={t('reset.newPassword')} />
        <div>
          <Button type="submit" loading={change.isPending}>
            {t('page.password.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function FirstPassword() {
  const t = useT();
  const email = useUser().email!;
  const remind = trpc.account.remindPassword.useMutation({
    onError: (error) => showToast({ type: 'error', text: errorText(error) }),
  });
  return (
    <Stack gap="md" align="flex-start">
      <Text>{t('page.password.none', { email })}</Text>
      {remind.isSuccess ? (
        <Text role="status">{t('remind.wait')}</Text>
      ) : (
        <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate({ email })}>
          {t('page.password.send')}
        </Button>
      )}
    </Stack>
  );
}
