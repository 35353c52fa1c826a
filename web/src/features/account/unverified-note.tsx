import { Anchor, Text } from '@mantine/core';
import { useUser } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';

/** Asks to verify the account's address, and sends the link again; nothing where the address needs none. */
export function UnverifiedNote() {
  const t = useT();
  const email = useUser().email ?? '';
  const { data } = trpc.account.emailVerification.useQuery();
  const send = trpc.account.sendVerification.useMutation({
    onError: (error) => showToast({ type: 'error', text: errorText(error) }),
  });
  if (!data?.isNeeded) return null;
  return (
    <Text size="sm" c="dimmed" role="status" style={{ overflowWrap: 'anywhere' }}>
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
