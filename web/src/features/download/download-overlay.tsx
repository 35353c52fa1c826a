import { Modal, Progress, Text, Title } from '@mantine/core';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { recordEvent } from '../../lib/events.ts';
import { downloadStartedAtom, userOutsideAppAtom } from './download-state.ts';
import { useT } from './messages.ts';

/** Stands over everything while a PDF is being fetched, and cannot be closed. Once in the page. */
export function DownloadOverlay() {
  const t = useT();
  const isStarted = useAtomValue(downloadStartedAtom);
  const progress = useProgress(isStarted);
  useOutsideApp(isStarted);
  useKeepWindow(isStarted);

  return (
    <Modal
      opened={isStarted}
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
function useProgress(isRunning: boolean): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    setElapsedMs(0);
    if (!isRunning) return;
    const timer = setInterval(() => setElapsedMs((elapsed) => elapsed + TICK_MS), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return 95 * (1 - Math.exp(-elapsedMs / PACE_MS));
}

/** Keeps the flag of a user who looks elsewhere (specification, section 4), and notes it when that happens during a download. */
function useOutsideApp(isDownloading: boolean): void {
  const setOutside = useSetAtom(userOutsideAppAtom);
  useEffect(() => {
    const leave = () => {
      setOutside(true);
      if (isDownloading) recordEvent('exit_app');
    };
    const comeBack = () => setOutside(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, [isDownloading, setOutside]);
}

/** Asks before the window is closed in the middle of a download. */
function useKeepWindow(isDownloading: boolean): void {
  useEffect(() => {
    if (!isDownloading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDownloading]);
}
