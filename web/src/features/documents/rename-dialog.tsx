import { Modal } from '@mantine/core';
import { RenameForm } from '../download/rename-form.tsx';
import type { StoredDocument } from './document-card.tsx';
import { useT } from './messages.ts';

interface DialogProps {
  document: StoredDocument;
  isOpen: boolean;
  onClose: () => void;
}

export function RenameDialog({ document, isOpen, onClose }: DialogProps) {
  const t = useT();
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('rename')} closeButtonProps={{ 'aria-label': t('close') }}>
      <RenameForm uuid={document.uuid} name={document.name} onRenamed={onClose} />
    </Modal>
  );
}
