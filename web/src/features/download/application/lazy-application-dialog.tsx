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
    <LazyPanel chunk={dialog}>
      {(ApplicationDialog) => <ApplicationDialog resume={resume} onClose={onClose} />}
    </LazyPanel>
  );
}
