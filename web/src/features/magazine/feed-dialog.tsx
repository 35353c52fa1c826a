import { Alert, Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { useT } from './messages.ts';

/** Creates the user's secret address of the feed. It is shown only once. */
export function FeedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const feed = trpc.magazine.makeFeed.useMutation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => feed.reset()}
      title={t('feed.title')}
      closeButtonProps={{ 'aria-label': t('feed.close') }}
    >
      <Stack gap="md">
        <Text>{t('feed.text')}</Text>
        {feed.error && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
            {errorText(feed.error)}
          </Alert>
        )}
        {feed.data ? (
          <Group align="flex-end" wrap="nowrap" gap="sm">
            <TextInput
              label={t('feed.address')}
              value={feed.data.url}
              readOnly
              flex={1}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={feed.data.url}>
              {({ copied, copy }) => (
                <Button size="md" variant={copied ? 'light' : 'filled'} onClick={copy} aria-live="polite">
                  {t(copied ? 'feed.copied' : 'feed.copy')}
                </Button>
              )}
            </CopyButton>
          </Group>
        ) : (
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="dimmed" flex={1} miw="12rem">
              {t('feed.renew')}
            </Text>
            <Button loading={feed.isPending} onClick={() => feed.mutate()}>
              {t('feed.make')}
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}
