import { RESUME_FORMATS, type ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { ownerId, requireOwner } from '../../policy.ts';
import { getResume } from '../resume/service.ts';
import { type ExportedFile, writeFile } from './write-file.ts';

/**
 * The caller's resume as a file. One that looks like the pages needs access, as the PDF does (docs/decisions/0093).
 *
 * @throws {DomainError} `not-found` for one that is missing or another owner's; `download-needs-package`; `rate-limited`; `unavailable`
 *   while the typesetter is busy.
 */
export async function exportResume(context: RequestContext, uuid: string, format: ResumeFormat): Promise<ExportedFile> {
  const stored = await getResume(context, uuid);
  const owner = requireOwner(context);
  if (RESUME_FORMATS[format].hasDesign && !(await hasAccess(context))) throw new DomainError('download-needs-package');
  await context.limit('textExports', ownerId(owner));
  await context.limit('addressTextExports');
  return writeFile(context, stored, format);
}

async function hasAccess({ user, hasActiveAccess, clock }: RequestContext): Promise<boolean> {
  return user !== null && hasActiveAccess(user.id, clock());
}
