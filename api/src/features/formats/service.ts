import type { ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import type { RequestContext } from '../../context.ts';
import { ownerId, requireOwner } from '../../policy.ts';
import { getResume } from '../resume/service.ts';
import { type ExportedFile, writeFile } from './write-file.ts';

/**
 * The caller's resume as a file.
 *
 * @throws {DomainError} `not-found` for one that is missing or another owner's; `rate-limited`; `unavailable` while the typesetter is busy.
 */
export async function exportResume(context: RequestContext, uuid: string, format: ResumeFormat): Promise<ExportedFile> {
  const stored = await getResume(context, uuid);
  const owner = requireOwner(context);
  await context.limit('textExports', ownerId(owner));
  await context.limit('addressTextExports');
  return writeFile(context, stored, format);
}
