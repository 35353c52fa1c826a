import { restRefusal } from '../../../lib/api-error.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import type { SentNote } from './sent-form.tsx';

/** An application's file as the API made it. */
export interface SealedApplication {
  content: Blob;
  format: 'pdf' | 'zip';
  pageCount: number;
  seal: string;
}

/** Sends an application's file back, to be kept with a note of where it was sent. @throws {RestRefusal} when the API refuses. */
export async function requestSentApplication(
  resumeUuid: string,
  { content, format, pageCount, seal }: SealedApplication,
  note: SentNote,
): Promise<void> {
  const form = new FormData();
  const facts = { ...note, format, pageCount: String(pageCount), seal };
  for (const [name, value] of Object.entries(facts)) form.set(name, value);
  form.set('file', content, `application.${format}`);
  const response = await fetch(`/api/resumes/${resumeUuid}/sent-application`, {
    method: 'POST',
    headers: { 'x-request-id': newRequestId() },
    body: form,
  });
  if (!response.ok) throw await restRefusal(response);
}
