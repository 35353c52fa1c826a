import { Modal } from '@mantine/core';
import { useT as useDocumentsT } from '../messages.ts';
import { ImportZone } from './import-zone.tsx';
import type { Import } from './use-import.ts';

interface ImportDialogProps {
  importing: Import;
  isDragging: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The drop zone in a dialog. It also opens while files are dragged over the page, and stays open while they are read. */
export function ImportDialog({ importing, isDragging, isOpen, onClose }: ImportDialogProps) {
  const t = useDocumentsT();
  const { kind } = importing.state;
  const isBusy = kind === 'reading' || kind === 'refused';
  const close = () => {
    // An import cannot be cancelled.
    if (kind === 'reading') return;
    importing.reset();
    onClose();
  };
  return (
    <Modal
      opened={(isOpen || isDragging || isBusy) && kind !== 'read'}
      onClose={close}
      title={t('exchange.import')}
      size="48rem"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <ImportZone importing={importing} isDragging={isDragging} />
    </Modal>
  );
}
