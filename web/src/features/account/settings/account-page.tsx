import { Title } from '@mantine/core';
import { useT } from '../messages.ts';
import { UnverifiedNote } from '../unverified-note.tsx';
import classes from './account-page.module.css';
import { DataCopy } from './data-copy.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { NamesForm } from './names-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** The user's account settings. */
export function AccountPage() {
  const t = useT();
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
