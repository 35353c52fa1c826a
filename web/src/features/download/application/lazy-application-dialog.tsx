import { Modal } from '@mantine/core';
import { loadable } from '../../../lib/loadable.ts';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';

const dialog = loadable(async () => (await import('./application-dialog.tsx')).ApplicationDialog);

interface LazyApplicationDialogProps {
  resume: { uuid: string; name: string };
  onClose: () => void;
}

/** The dialog that joins a CV with other files, loaded when it is opened. */
export function LazyApplicationDialog({ resume, onClose }: LazyApplicationDialogProps) {
  return (
    <LazyPanel
      chunk={dialog}
      frame={(failure) => (
        <Modal opened onClose={onClose} withCloseButton={false}>
          {failure}
        </Modal>
      )}
    >
      {(ApplicationDialog) => <ApplicationDialog resume={resume} onClose={onClose} />}
    </LazyPanel>
  );
}
