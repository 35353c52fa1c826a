import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface FailureDialogProps {
  children: ReactNode;
  /** Without it the words stay until the dialog comes: a choice has to be made there. */
  onClose?: () => void;
}

/** The words about a dialog that did not arrive, in a dialog of their own. */
export function FailureDialog({ children, onClose }: FailureDialogProps) {
  const isClosable = onClose !== undefined;
  return (
    <Modal
      opened
      onClose={() => onClose?.()}
      withCloseButton={false}
      closeOnEscape={isClosable}
      closeOnClickOutside={isClosable}
    >
      {children}
    </Modal>
  );
}
