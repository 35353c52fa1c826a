import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { errorText } from '../../ui/error-text.ts';
import { AccountCard } from './account-card.tsx';
import { useT } from './messages.ts';
import { remindSchema } from './schemas.ts';

/** Requests a mail with a link to set a new password. */
export function RemindPasswordPage() {
  const t = useT();
  const form = useSchemaForm(remindSchema, { email: '' });
  const remind = trpc.account.remindPassword.useMutation({ onError: (error) => form.showApiErrors(error) });

  return (
    <AccountCard
      title={t('remind.title')}
      lead={t('remind.lead')}
      failure={remind.error && !form.hasErrors ? errorText(remind.error) : null}
      footer={
        <Anchor component={Link} to={path('login')} fw={550} underline="always">
          {t('remind.back')}
        </Anchor>
      }
    >
      {remind.isSuccess ? (
        // The same text with or without an account at this address (specification, section 8).
        <Alert role="status" color="green" variant="light" icon={<IconMail aria-hidden />}>
          <Text size="sm">{t('remind.sent')}.</Text>
          <Text size="sm" mt="xs">
            {t('remind.wait')}
          </Text>
        </Alert>
      ) : (
        <form noValidate onSubmit={form.onSubmit((values) => remind.mutate(values))}>
          <Stack gap="md">
            <TextInput label={t('email')} type="email" autoComplete="username" autoFocus {...form.field('email')} />
            <Button type="submit" size="md" loading={remind.isPending} fullWidth>
              {t('remind.submit')}
            </Button>
          </Stack>
        </form>
      )}
    </AccountCard>
  );
}
