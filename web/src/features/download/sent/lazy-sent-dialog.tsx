import { loadable } from '../../../lib/loadable.ts';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';

const dialog = loadable(async () => (await import('./sent-dialog.tsx')).SentDialog);

interface LazySentDialogProps {
  resumeUuid: string;
  onClose: () => void;
}

/** The list of sent files, loaded when it is opened. */
export function LazySentDialog(props: LazySentDialogProps) {
  return <LazyPanel chunk={dialog}>{(SentDialog) => <SentDialog {...props} />}</LazyPanel>;
}
