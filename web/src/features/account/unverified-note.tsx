import { Anchor, Text } from '@mantine/core';
import { useUser } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';

/** Asks the user to verify the account's e-mail address, and can send the link again. Renders nothing once it is verified. */
export function UnverifiedNote() {
  const t = useT();
  const email = useUser().email ?? '';
  const { data } = trpc.account.emailVerification.useQuery();
  const send = trpc.account.sendVerification.useMutation({
    onError: (error) => showToast({ type: 'error', text: errorText(error) }),
  });
  if (!data?.isNeeded) return null;
  return (
    <Text size="sm" c="dimmed" mt="xs" role="status" style={{ overflowWrap: 'anywhere' }}>
      {send.isSuccess ? (
        t('verify.sent', { email })
      ) : (
        <>
          {t('verify.note', { email })}{' '}
          <Anchor component="button" type="button" size="sm" disabled={send.isPending} onClick={() => send.mutate()}>
            {t('verify.send')}
          </Anchor>
        </>
      )}
    </Text>
  );
}
