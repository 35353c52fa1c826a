import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';

interface RestoreButtonProps {
  /** Says what is restored. */
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

/** Takes something out of the trash. */
export function RestoreButton({ label, disabled = false, onClick, children }: RestoreButtonProps) {
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconArrowBackUp size={15} aria-hidden />}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
