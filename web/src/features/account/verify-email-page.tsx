import { Button, Text } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToastAfterNavigation } from '../../ui/toasts.tsx';
import { AccountCard } from './account-card.tsx';
import { useT } from './messages.ts';
import { UnverifiedNote } from './unverified-note.tsx';

/**
 * Verifies an account's e-mail address by the link of a mail. The user has to press a button, since mail scanners open links, and
 * to be logged in, since somebody else may have registered the address.
 */
export function VerifyEmailPage() {
  const token = useParams().token!;
  return useUser().isLoggedIn ? <Verify token={token} /> : <LoginFirst token={token} />;
}

function LoginFirst({ token }: { token: string }) {
  const t = useT();
  const next = path('verify-email', { token });
  return (
    <AccountCard title={t('verify.title')} lead={t('verify.loginFirst')} failure={null}>
      <Button component={Link} to={path('login', {}, { next })} size="md" fullWidth>
        {t('login.submit')}
      </Button>
    </AccountCard>
  );
}

function Verify({ token }: { token: string }) {
  const t = useT();
  const { email } = useUser();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { data } = trpc.account.emailVerification.useQuery();
  const verify = trpc.account.verifyEmail.useMutation({
    onSuccess: async () => {
      await utils.account.emailVerification.invalidate();
      showToastAfterNavigation({ type: 'success', text: t('verify.done') });
      await navigate(path('my-documents'), { replace: true });
    },
  });
  if (data?.isNeeded === false && !verify.isPending) {
    return (
      <AccountCard title={t('verify.title')} lead={t('verify.already', { email: email ?? '' })} failure={null}>
        <Button component={Link} to={path('my-documents')} size="md" fullWidth>
          {t('verify.toDocuments')}
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('verify.title')} lead={t('verify.lead')} failure={verify.error && errorText(verify.error)}>
      {verify.error ? (
        <UnverifiedNote />
      ) : (
        <>
          <Text fw={550} mb="md" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Text>
          <Button size="md" loading={verify.isPending} onClick={() => verify.mutate({ token })} fullWidth>
            {t('verify.submit')}
          </Button>
        </>
      )}
    </AccountCard>
  );
}
