import type { ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import { parse } from 'content-disposition';
import { translateWording } from '../../i18n/wording.ts';
import { refusalOf } from '../../lib/api-error.ts';
import { newRequestId } from '../../lib/request-id.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';

/** Saves a stored CV as a file of the given format. */
export function useExport(uuid: string): (format: ResumeFormat) => Promise<void> {
  const t = useT();
  return async (format) => {
    const response = await exported(uuid, format);
    if (!response?.ok) {
      const wording = response && (await refusalOf(response));
      showToast({ type: 'error', text: translateWording(wording || 'An error occurred. Try again') });
      return;
    }
    const fileName = fileNameOf(response);
    saveFile(await response.blob(), fileName);
    showToast({ type: 'success', text: t('exchange.exported', { name: fileName }) }, 'exported');
  };
}

/** The façade's answer; null when the connection failed. */
function exported(uuid: string, format: ResumeFormat): Promise<Response | null> {
  const url = `/api/resumes/${uuid}/export/${format}`;
  return fetch(url, { headers: { 'x-request-id': newRequestId() } }).catch(() => null);
}

function fileNameOf(response: Response): string {
  return parse(response.headers.get('content-disposition') ?? '').parameters.filename ?? 'CV';
}
