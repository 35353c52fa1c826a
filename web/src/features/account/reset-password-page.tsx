import { Anchor, Button, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { reasonText } from '../../i18n/reason-text.ts';
import { path } from '../../lib/path.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToastAfterNavigation } from '../../ui/toasts.tsx';
import { AccountCard } from './account-card.tsx';
import { useT } from './messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordSchema } from './schemas.ts';

/** Our tokens. A mail program may have cut the link, or added to it. */
const TOKEN_SHAPE = /^[\w-]{20,100}$/;

/** Sets a new password. The address is a link from a mail and contains its token. */
export function ResetPasswordPage() {
  const token = useParams().token!;
  return TOKEN_SHAPE.test(token) ? <ResetForm token={token} /> : <InvalidLink />;
}

function InvalidLink() {
  const t = useT();
  return (
    <AccountCard title={t('reset.title')} lead={t('reset.invalidLead')} failure={reasonText('link-expired')}>
      <Button component={Link} to={path('remind-password')} size="md" fullWidth>
        {t('reset.askAgain')}
      </Button>
    </AccountCard>
  );
}

function ResetForm({ token }: { token: string }) {
  const t = useT();
  const { passwordMinLength } = useSiteConfig();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const schema = useMemo(() => newPasswordSchema(passwordMinLength), [passwordMinLength]);
  const form = useSchemaForm(schema, { password: '', repeatPassword: '' });
  const reset = trpc.account.resetPassword.useMutation({
    onSuccess: async () => {
      // The reset has ended every session, including this browser's.
      await utils.account.me.fetch(undefined, { staleTime: 0 });
      showToastAfterNavigation({ type: 'success', text: t('page.password.changed') });
      await navigate(path('login'), { replace: true });
    },
    onError: (error) => form.showApiErrors(error),
  });

  return (
    <AccountCard
      title={t('reset.title')}
      lead={t('reset.lead')}
      failure={reset.error && !form.hasErrors ? errorText(reset.error) : null}
      footer={
        <Anchor component={Link} to={path('remind-password')} fw={550} underline="always">
          {t('reset.askAgain')}
        </Anchor>
      }
    >
      <form noValidate onSubmit={form.onSubmit(({ password }) => reset.mutate({ token, password }))}>
        <Stack gap="md">
          <NewPasswordFields form={form} label={t('reset.newPassword')} />
          <Button type="submit" size="md" loading={reset.isPending} fullWidth>
            {t('reset.submit')}
          </Button>
        </Stack>
      </form>
    </AccountCard>
  );
}
