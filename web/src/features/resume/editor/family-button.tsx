import { ActionIcon } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { useT } from './messages.ts';
import { familyMenu } from './prefetch.ts';
import type { StepSlug } from './steps.ts';

/** Opens the list of the resume's language versions and variants. */
export function FamilyButton({ step }: { step: StepSlug }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
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
          {(FamilyMenu) => <FamilyMenu step={step} opener={button} onClose={() => setOpen(false)} />}
        </LazyPanel>
      )}
    </>
  );
}
