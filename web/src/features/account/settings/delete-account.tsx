import { Alert, Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { sentenceText } from '../../../i18n/reason-text.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { path } from '../../../lib/path.ts';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { finishLogout } from '../finish-logout.ts';
import { useT } from '../messages.ts';
import { PasswordField } from '../password-field.tsx';
import classes from './account-page.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Deletes the account after a confirmation. */
export function DeleteAccount() {
  const t = useT();
  const [isOpen, dialog] = useDisclosure();
  return (
    <SettingsSection title={t('page.delete.title')} lead={t('page.delete.lead')}>
      <Button variant="default" className={classes.danger} onClick={dialog.open}>
        {t('page.delete.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={t('page.delete.question')}
        closeButtonProps={{ 'aria-label': t('page.delete.cancel') }}
      >
        <DeleteForm onCancel={dialog.close} />
      </Modal>
    </SettingsSection>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const t = useT();
  const methods = trpc.account.signInMethods.useQuery();
  const [password, setPassword] = useState('');
  const remove = trpc.account.delete.useMutation({
    onSuccess: () => finishLogout({ type: 'success', text: t('page.delete.done') }),
  });
  const hasPassword = methods.data?.password ?? true;
  const sentence = apiErrorOf(remove.error)?.fields.password;
  const problem = remove.error && (sentence === undefined ? errorText(remove.error) : sentenceText(sentence));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(hasPassword ? { password } : {});
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text>{t('page.delete.what')}</Text>
        <Text size="sm" c="dimmed">
          {t('page.delete.invoices')}
        </Text>
        {hasPassword ? (
          <PasswordField
            label={t('page.password.old')}
            autoComplete="current-password"
            data-autofocus
            value={password}
            aria-invalid={problem ? true : undefined}
            error={problem}
            onChange={(event) => {
              remove.reset();
              setPassword(event.currentTarget.value);
            }}
          />
        ) : (
          problem && (
            <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
              <Text size="sm">{problem}.</Text>
              <Anchor href={`/auth/google?${new URLSearchParams({ next: path('account') })}`} size="sm">
                {t('page.delete.loginAgain')}
              </Anchor>
            </Alert>
          )
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {t('page.delete.cancel')}
          </Button>
          <Button type="submit" color="red.9" loading={remove.isPending}>
            {t('page.delete.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
