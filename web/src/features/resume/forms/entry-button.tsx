import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Hint } from '../../../ui/hint.tsx';

interface EntryButtonProps {
  label: string;
  onClick: () => void;
  Icon: Icon;
  isDisabled?: boolean;
  /** For a button that opens and closes something. */
  isExpanded?: boolean;
}

/** A button for one action on an entry, which its hint names. It keeps the focus while it is disabled: moving an entry to an end disables it. */
export function EntryButton({ label, onClick, Icon: ActionPicture, isDisabled = false, isExpanded }: EntryButtonProps) {
  return (
    <Hint label={label} openDelayMs={500}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-expanded={isExpanded}
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && onClick()}
      >
        <ActionPicture size={17} />
      </ActionIcon>
    </Hint>
  );
}
