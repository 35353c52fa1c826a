import { ActionIcon } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { useT } from './messages.ts';
import { editedHistory, familyMenu } from './prefetch.ts';
import type { StepSlug } from './steps.ts';

/** Opens the list of the resume's language versions and variants, and from there its history. */
export function FamilyButton({ step }: { step: StepSlug }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const closeHistory = () => {
    flushSync(() => setHistoryOpen(false));
    button.current?.focus();
  };
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('versions')}
        title={t('versions')}
        aria-expanded={isOpen}
        onPointerEnter={familyMenu.prefetch}
        onClick={() => setOpen(!isOpen)}
      >
        <IconVersions size={19} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <LazyPanel chunk={familyMenu}>
          {(FamilyMenu) => (
            <FamilyMenu
              step={step}
              opener={button}
              onHistory={() => setHistoryOpen(true)}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyPanel>
      )}
      {isHistoryOpen && (
        <LazyPanel
          chunk={editedHistory}
          frame={(failure) => <FailureDialog onClose={closeHistory}>{failure}</FailureDialog>}
        >
          {(EditedHistory) => <EditedHistory onClose={closeHistory} />}
        </LazyPanel>
      )}
    </>
  );
}
