import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { activeLanguage } from '../../i18n/active-language.ts';
import { track } from '../../lib/analytics/analytics.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { completeAnswer } from '../../lib/complete-answer.ts';
import { path } from '../../lib/path.ts';
import { retryOnNetworkError } from '../../lib/retry-on-network-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useUser } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { attachDataAtom } from './attach-data.ts';
import { type DownloadOutcome, runDownload } from './download-flow.ts';
import { downloadGoingAtom, downloadStartedAtom } from './download-state.ts';
import { fetchServerPdf, fetchTypesetPdf, type PdfFile } from './fetch-pdf.ts';
import { t } from './messages.ts';

const TOAST_ID = 'download';

/** The value of the registration's parameter `action` that leads back to the download, as in the path's slugs. */
function downloadAction(): string {
  return activeLanguage() === 'pl' ? 'pobierz-cv' : 'download-cv';
}

export interface Download {
  /** Runs the download flow for a resume. Returns null if a download is running already. */
  download: (uuid: string | undefined) => Promise<DownloadOutcome | null>;
  isRunning: boolean;
  /** The name of the file that this page saved last, with its extension; null before the first. */
  savedFile: string | null;
  /** The id of that download; null where it is unknown. */
  savedId: string | null;
}

/** The download flow. `v2` sends the pages that this browser typeset; `v1` lets the server typeset the stored resume. */
export function useDownload(version: 'v1' | 'v2'): Download {
  const { client, resume: resumes } = trpc.useUtils();
  const user = useUser();
  const navigate = useNavigate();
  const isRunning = useAtomValue(downloadGoingAtom);
  const setRunning = useSetAtom(downloadGoingAtom);
  const setStarted = useSetAtom(downloadStartedAtom);

  const store = useStore();
  const [saved, setSaved] = useState<{ file: string; id: string | null } | null>(null);

  const fetchFile = (uuid: string): Promise<PdfFile> => {
    const attachData = store.get(attachDataAtom);
    if (version === 'v1') return fetchServerPdf(uuid, { attachData });
    return fetchTypesetPdf(uuid, {
      attachData,
      load: async () => completeAnswer(await client.resume.get.query({ uuid })),
      typeset: async (resume) => {
        const { typesetStored } = await import('../resume/preview/typesetter.ts');
        return typesetStored(resume);
      },
      storeChecksum: (_, checksum) => client.download.storeChecksum.mutate({ uuid, checksum }),
    });
  };

  const download = async (uuid: string | undefined) => {
    if (isRunning) return null;
    return runDownload(uuid, {
      isLoggedIn: () => user.isLoggedIn,
      toast: ({ message, ...toast }) => {
        const text = 'key' in message ? t(`toast.${message.key}`) : message.text;
        showToast({ ...toast, text }, TOAST_ID);
      },
      record: (event) => track({ event }),
      isGranted: (id) => retryOnNetworkError(() => client.download.granted.query({ uuid: id })),
      markDone: async (id) => {
        await retryOnNetworkError(() => client.resume.save.mutate({ uuid: id, operation: { type: 'done' } }));
        await resumes.get.invalidate({ uuid: id });
      },
      fetchFile,
      save: ({ content, name, downloadId }) => {
        const fileName = `${name}.pdf`;
        saveFile(content, fileName);
        setSaved({ file: fileName, id: downloadId });
      },
      goTo: (screen, id) =>
        navigate(
          screen === 'pricing'
            ? path('cv-pricing', { id })
            : path('register', {}, { uuid: id, action: downloadAction() }),
        ),
      setRunning,
      setStarted,
      refusalText: (error) => (apiErrorOf(error) ? errorText(error) : null),
    });
  };
  return { download, isRunning, savedFile: saved?.file ?? null, savedId: saved?.id ?? null };
}
