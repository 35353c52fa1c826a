import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { useT } from './messages.ts';

interface ToolDialogProps {
  title: string;
  /** Its width; on narrow screens it is as wide as the screen. */
  size: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of a view's tools. */
export function ToolDialog({ title, size, onClose, children }: ToolDialogProps) {
  const t = useT();
  const isNarrow = useIsNarrow();
  return (
    <Modal
      opened
      onClose={onClose}
      size={size}
      fullScreen={isNarrow}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  );
}
