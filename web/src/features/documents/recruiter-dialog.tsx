import { pageLines } from '@kreda/document/exchange/page-lines';
import { Alert, Button, CopyButton, Group, Loader, Modal, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { useT } from './messages.ts';
import classes from './recruiter-dialog.module.css';

/** What a recruiter's software reads: the text of the CV's pages in reading order, as it is downloaded. */
export function RecruiterDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const t = useT();
  const { client } = trpc.useUtils();
  const text = useQuery({
    queryKey: ['recruiter-text', uuid],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      const { resume } = await client.resume.get.query({ uuid });
      const { typesetStored } = await import('../resume/preview/typesetter.ts');
      return (await typesetStored({ ...resume, isDone: true })).map((page) => pageLines(page).join('\n'));
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('recruiter.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text size="sm">{t('recruiter.lead')}</Text>
      <Text size="sm" c="dimmed" mt={4}>
        {t('recruiter.hint')}
      </Text>
      {text.isPending && <Loader className={classes.loading} aria-label={t('loading')} />}
      {text.isError && (
        <Alert color="red" mt="md">
          {t('recruiter.failed')}
        </Alert>
      )}
      {text.data && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard (WCAG 2.1.1). */}
          <section className={classes.pages} tabIndex={0} aria-label={t('recruiter.title')}>
            {text.data.map((page, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
              <div key={index} className={classes.page}>
                <h3>{t('recruiter.page', { number: index + 1 })}</h3>
                <pre>{page}</pre>
              </div>
            ))}
          </section>
          <Group justify="flex-end" mt="md">
            <CopyButton value={text.data.join('\n\n')}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  leftSection={copied ? <IconCheck size={17} aria-hidden /> : <IconCopy size={17} aria-hidden />}
                  onClick={copy}
                >
                  {t(copied ? 'recruiter.copied' : 'recruiter.copy')}
                </Button>
              )}
            </CopyButton>
          </Group>
        </>
      )}
    </Modal>
  );
}
