import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { path } from '../../../lib/path.ts';
import { useSession } from '../state/resume-context.tsx';
import { BusyButton } from './frame/busy-button.tsx';
import { useAfterSaving } from './frame/use-after-saving.ts';
import { useT } from './messages.ts';

interface DownloadButtonProps {
  children: ReactNode;
  icon?: ReactNode;
  className?: string | undefined;
  /** The full label, if the visible text is shortened for lack of room. */
  label?: string;
}

/** Leads to the download, after all changes are saved, because the stored resume is downloaded. */
export function DownloadButton(props: DownloadButtonProps) {
  const t = useT();
  const session = useSession();
  const navigate = useNavigate();
  // Offline, the user could not return to this page either.
  const { isSaving, afterSaving } = useAfterSaving(session, t('downloadOffline'));
  const leave = () => void afterSaving(() => navigate(path('end', { id: session.uuid })));
  return <BusyButton isBusy={isSaving} onClick={leave} {...props} />;
}
