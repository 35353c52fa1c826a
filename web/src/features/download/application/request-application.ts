import { z } from 'zod';
import { restRefusal } from '../../../lib/api-error.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { decodeFileName } from '../fetch-pdf.ts';
import type { SealedApplication } from '../sent/request-sent-application.ts';
import type { ApplicationPart } from './application-parts.ts';

export interface AskedFile {
  parts: readonly ApplicationPart[];
  format: 'pdf' | 'zip';
  /** Null: no limit. */
  maxMegabytes: number | null;
}

/** What the API says about the file and its parts, in their order. */
const reportSchema = z.object({
  bytes: z.number(),
  isWithinSize: z.boolean(),
  parts: z.array(
    z.object({
      pages: z.number(),
      reducedPictures: z.number(),
      bytesBefore: z.number(),
      bytesAfter: z.number(),
      dpiBefore: z.number(),
      dpiAfter: z.number(),
    }),
  ),
});

export interface JoinedFile extends z.infer<typeof reportSchema>, SealedApplication {
  fileName: string;
}

/** Has the API join the parts. @throws {RestRefusal} when it refuses; a TypeError when the connection fails. */
export async function requestApplication(uuid: string, asked: AskedFile, signal: AbortSignal): Promise<JoinedFile> {
  const response = await fetch(`/api/resumes/${uuid}/application`, {
    method: 'POST',
    headers: { 'x-request-id': newRequestId() },
    body: formOf(asked),
    signal,
  });
  if (!response.ok) throw await restRefusal(response);
  const report = reportOf(response);
  const name = decodeFileName(response.headers.get('x-file-name'));
  return {
    ...report,
    content: await response.blob(),
    fileName: `${name}.${asked.format}`,
    format: asked.format,
    pageCount: report.parts.reduce((sum, { pages }) => sum + pages, 0),
    seal: response.headers.get('x-application-seal') ?? '',
  };
}

/** The name of the form's field of the file at `index` of the parts. */
function fieldOf(index: number): string {
  return `file_${index}`;
}

function formOf({ parts, format, maxMegabytes }: AskedFile): FormData {
  const form = new FormData();
  form.set('parts', JSON.stringify(parts.map(sentPart)));
  form.set('format', format);
  if (maxMegabytes !== null) form.set('maxMegabytes', String(maxMegabytes));
  for (const [index, part] of parts.entries())
    if (part.kind === 'file') form.set(fieldOf(index), part.file, part.file.name);
  return form;
}

/** A part as the API takes it. */
function sentPart(part: ApplicationPart, index: number): object {
  const { kind, title } = part;
  switch (kind) {
    case 'resume':
      return { kind, title };
    case 'letter':
      return { kind, title, uuid: part.uuid };
    case 'file':
      return { kind, title, field: fieldOf(index) };
  }
}

function reportOf(response: Response): z.infer<typeof reportSchema> {
  return reportSchema.parse(JSON.parse(atob(response.headers.get('x-application-report') ?? '')));
}
