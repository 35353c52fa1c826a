import { Modal, Progress, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from './messages.ts';

/** What stands over everything while a PDF is being fetched; it cannot be closed. */
export function DownloadDialog() {
  const t = useT();
  const progress = useProgress();

  return (
    <Modal
      opened
      onClose={ignore}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="sm"
      padding="xl"
      aria-labelledby="download-title"
      aria-describedby="download-text"
    >
      <Title order={2} size="h4" id="download-title" ta="center">
        {t('overlay.title')}
      </Title>
      <Text id="download-text" c="dimmed" size="sm" ta="center" mt={6} mb="lg">
        {t('overlay.text')}
      </Text>
      <Progress.Root size="md" radius="xl">
        <Progress.Section value={progress} color="green.5" animated aria-label={t('overlay.progress')} />
      </Progress.Root>
    </Modal>
  );
}

function ignore(): void {
  // The overlay blocks on purpose: it goes when the download ends.
}

const TICK_MS = 200;
/** The time in which the bar covers two thirds of its way; a usual download is done by then. */
const PACE_MS = 4000;

/** Percent for the eye: the server does not tell how far it is, so the bar slows down towards 95. */
function useProgress(): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsedMs((elapsed) => elapsed + TICK_MS), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return 95 * (1 - Math.exp(-elapsedMs / PACE_MS));
}
