import { Modal } from '@mantine/core';
import { RenameForm } from '../download/rename-form.tsx';
import { useT } from './messages.ts';
import type { StoredResume } from './stored-resume.ts';

interface DialogProps {
  resume: StoredResume;
  isOpen: boolean;
  onClose: () => void;
}

export function RenameDialog({ resume, isOpen, onClose }: DialogProps) {
  const t = useT();
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('rename')} closeButtonProps={{ 'aria-label': t('close') }}>
      <RenameForm uuid={resume.uuid} name={resume.name} onRenamed={onClose} />
    </Modal>
  );
}
