import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Hint } from '../../../ui/hint.tsx';

interface EntryButtonProps {
  label: string;
  onClick: () => void;
  Icon: Icon;
  disabled?: boolean;
}

/** A button for one action on an entry, which its hint names. */
export function EntryButton({ label, onClick, Icon: ActionPicture, disabled = false }: EntryButtonProps) {
  return (
    <Hint label={label} openDelayMs={500}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={disabled} onClick={onClick}>
        <ActionPicture size={17} />
      </ActionIcon>
    </Hint>
  );
}
