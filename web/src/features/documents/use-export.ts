import type { ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import { parse } from 'content-disposition';
import { restRefusal } from '../../lib/api-error.ts';
import { newRequestId } from '../../lib/request-id.ts';
import { saveFile } from '../../lib/save-file.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';

/** Saves a stored resume as a file of the given format. Returns false, after a toast, if that fails. */
export function useExport(uuid: string): (format: ResumeFormat) => Promise<boolean> {
  const t = useT();
  return async (format) => {
    try {
      const response = await exported(uuid, format);
      const fileName = fileNameOf(response);
      saveFile(await response.blob(), fileName);
      showToast({ type: 'success', text: t('exchange.exported', { name: fileName }) }, 'exported');
      return true;
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
      return false;
    }
  };
}

/** @throws {RestRefusal} when the API refuses; a TypeError when the connection fails. */
async function exported(uuid: string, format: ResumeFormat): Promise<Response> {
  const url = `/api/resumes/${uuid}/export/${format}`;
  const response = await fetch(url, { headers: { 'x-request-id': newRequestId() } });
  if (!response.ok) throw await restRefusal(response);
  return response;
}

function fileNameOf(response: Response): string {
  return parse(response.headers.get('content-disposition') ?? '').parameters.filename ?? 'CV';
}
