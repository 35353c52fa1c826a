import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { path } from '../../lib/path.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';

/** The API's limit, in bytes. */
const MAX_FILE_BYTES = 1024 * 1024;

export type ImportNote = Outputs['exchange']['import']['notes'][number];

/** An imported resume with notes about what was imported differently. */
interface NotedImport {
  uuid: string;
  notes: ImportNote[];
}

interface Import {
  importFile(file: File): Promise<void>;
  isPending: boolean;
  /** The import whose notes are shown before the editor opens; null if there are none. */
  noted: NotedImport | null;
  openEditor(uuid: string): Promise<void>;
}

/** Imports a file as a new resume and opens it in the editor. Notes about the import are shown first. */
export function useImport(): Import {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [noted, setNoted] = useState<NotedImport | null>(null);
  const refuse = (text: string) => showToast({ type: 'error', text });
  const openEditor = async (uuid: string) => {
    await navigate(path('cv-personal-data', { id: uuid }));
    showToast({ type: 'success', text: t('exchange.imported') });
    await utils.resume.list.invalidate();
  };
  const mutation = trpc.exchange.import.useMutation({
    onSuccess: async ({ notes, ...stored }) => {
      const { uuid } = stored.resume;
      utils.resume.get.setData({ uuid }, stored);
      if (notes.length > 0) setNoted({ uuid, notes });
      else await openEditor(uuid);
    },
    onError: (error) => {
      const known = apiErrorOf(error);
      const [place] = Object.keys(known?.fields ?? {});
      if (known?.code === 'too-large') return refuse(t('exchange.tooLarge'));
      if (known?.code !== 'invalid' || place === undefined) return refuse(errorText(error));
      return refuse(place === 'json' ? t('exchange.notJsonResume') : t('exchange.wrongPlace', { place }));
    },
  });
  const importFile = async (file: File) => {
    if (file.size > MAX_FILE_BYTES) refuse(t('exchange.tooLarge'));
    else mutation.mutate({ json: await file.text(), language });
  };
  return { importFile, isPending: mutation.isPending, noted, openEditor };
}
