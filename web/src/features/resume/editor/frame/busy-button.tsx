import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Spinner } from '../../../../ui/spinner.tsx';

interface BusyButtonProps {
  isBusy: boolean;
  icon?: ReactNode;
  className?: string | undefined;
  /** The full label, if the visible text is shortened for lack of room. */
  label?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** A button that shows while its action is running. */
export function BusyButton({ isBusy, icon, className, label, onClick, children }: BusyButtonProps) {
  return (
    // Not disabled while it is busy: it would lose the focus.
    <Button
      leftSection={isBusy ? <Spinner size={18} /> : icon}
      className={className}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onClick()}
    >
      {children}
    </Button>
  );
}
