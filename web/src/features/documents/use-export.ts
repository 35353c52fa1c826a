import { translateWording } from '../../i18n/wording.ts';
import { errorWording } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';

type Format = 'json-resume' | 'markdown' | 'text';

/** Saves a stored CV as a file of the given format. */
export function useExport(uuid: string): (format: Format) => Promise<void> {
  const t = useT();
  const { client } = trpc.useUtils();
  return async (format) => {
    try {
      const { text, mediaType, fileName } = await client.exchange.export.query({ uuid, format });
      saveFile(new Blob([text], { type: mediaType }), fileName);
      showToast({ type: 'success', text: t('exchange.exported', { name: fileName }) }, 'exported');
    } catch (error) {
      showToast({ type: 'error', text: translateWording(errorWording(error)) });
    }
  };
}
