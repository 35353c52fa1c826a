import { Title } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { useT } from '../messages.ts';
import { UnverifiedNote } from '../unverified-note.tsx';
import classes from './account-page.module.css';
import { DataCopy } from './data-copy.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { NamesForm } from './names-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** The user's account settings. Drawn once all that decides about its sections' heights has been answered, so that nothing moves. */
export function AccountPage() {
  const t = useT();
  const asked = [
    trpc.account.emailVerification.useQuery(),
    trpc.account.signInMethods.useQuery(),
    trpc.account.sessions.useQuery(),
  ];
  if (asked.some(({ isPending }) => isPending)) return <LoadingScreen message={t('page.loading')} />;
  return (
    <div className={classes.page}>
      <Title order={1} className={classes.title}>
        {t('page.title')}
      </Title>
      <UnverifiedNote />
      <NamesForm />
      <PasswordForm />
      <SessionList />
      <DataCopy />
      <DeleteAccount />
    </div>
  );
}
