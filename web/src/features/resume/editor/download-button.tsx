import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { path } from '../../../lib/path.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useSession } from '../state/resume-context.tsx';
import { useT } from './messages.ts';

const OFFLINE_TOAST = 'download-offline';

interface DownloadButtonProps {
  children: ReactNode;
  icon?: ReactNode;
  className?: string | undefined;
  /** The full label, if the visible text is shortened for lack of room. */
  label?: string;
}

/** Leads to the download, after all changes are saved, because the stored resume is downloaded. */
export function DownloadButton({ children, icon, className, label }: DownloadButtonProps) {
  const t = useT();
  const session = useSession();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const leave = async () => {
    // Offline, changes cannot be saved, and the user could not return to this page.
    if (!navigator.onLine) {
      showToast({ type: 'warning', text: t('downloadOffline') }, OFFLINE_TOAST);
      return;
    }
    setSaving(true);
    await session.flush();
    setSaving(false);
    await navigate(path('end', { id: session.uuid }));
  };
  return (
    // Not disabled while it saves: it would lose the focus.
    <Button
      leftSection={isSaving ? <Spinner size={18} /> : icon}
      className={className}
      aria-label={label}
      aria-disabled={isSaving || undefined}
      onClick={() => !isSaving && void leave()}
    >
      {children}
    </Button>
  );
}
