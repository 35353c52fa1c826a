import { Modal, Progress, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from './messages.ts';

/** The modal shown while a PDF is being fetched. It cannot be closed. The focus goes back to where it was. */
export function DownloadDialog() {
  const t = useT();
  const [focusedBefore] = useState(() => document.activeElement);
  // The modal gives the focus back only when it closes, and it is unmounted open.
  useEffect(
    () => () => {
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
    },
    [focusedBefore],
  );
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
  // The dialog cannot be closed: it disappears when the download ends.
}

const TICK_MS = 200;
/** The time after which the bar is at two thirds, in milliseconds. A usual download takes less. */
const PACE_MS = 4000;

/** Estimated progress in percent. The server reports none, so the bar slows down towards 95. */
function useProgress(): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsedMs((elapsed) => elapsed + TICK_MS), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return 95 * (1 - Math.exp(-elapsedMs / PACE_MS));
}
