import { useState } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../../lib/analytics/analytics.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { path } from '../../lib/path.ts';
import { retryOnNetworkError } from '../../lib/retry-on-network-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useUser } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { runDownload } from '../download/download-flow.ts';
import { requestPdf } from '../download/fetch-pdf.ts';
import { t as tOfDownload } from '../download/messages.ts';
import { letterPath } from './letter-steps.ts';
import { t } from './messages.ts';

const TOAST_ID = 'download';

/** The flow of a resume's download, for a letter. The server typesets the saved letter. */
export function useLetterDownload(resumeUuid: string): {
  download: (uuid: string) => Promise<void>;
  isRunning: boolean;
} {
  const { client } = trpc.useUtils();
  const user = useUser();
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);

  const download = async (uuid: string) => {
    if (isRunning) return;
    await runDownload(uuid, {
      isLoggedIn: () => user.isLoggedIn,
      toast: ({ message, ...toast }) => {
        const text =
          'text' in message
            ? message.text
            : message.key === 'preparing'
              ? t('preparing')
              : message.key === 'done'
                ? t('downloaded')
                : tOfDownload(`toast.${message.key}`);
        showToast({ ...toast, text }, TOAST_ID);
      },
      record: (event) => track({ event }),
      isGranted: (id) => retryOnNetworkError(() => client.letter.granted.query({ uuid: id })),
      // A letter has no samples that its end would take away.
      markDone: async () => {},
      fetchFile: (id) => requestPdf(`/api/letters/${id}/download`, { body: {} }),
      save: ({ content, name }) => saveFile(content, `${name}.pdf`),
      goTo: (screen, id) =>
        navigate(
          screen === 'pricing'
            ? path('cv-pricing', { id: resumeUuid })
            : path('register', {}, { next: letterPath(id, 'closing') }),
        ),
      setRunning,
      setStarted: () => {},
      refusalText: (error) => (apiErrorOf(error) ? errorText(error) : null),
    });
  };
  return { download, isRunning };
}
