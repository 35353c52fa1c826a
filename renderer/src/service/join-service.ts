import { hash } from 'node:crypto';
import type { JoinPart, JoinResponse, ReceivedJoinRequest } from '@kreda/proto/renderer-service';
import { inSpan } from '@kreda/telemetry/span';
import { RenderFailure } from '../failure.ts';
import { joinInProcess } from '../join/join-in-process.ts';
import { joinLimits } from '../join/join-limits.ts';
import { isPlainText, readDocumentInfo } from '../pdf/document-info.ts';
import { languageTag } from '../read/attribute-values.ts';
import type { Admission } from './admission.ts';

export interface JoinService {
  /**
   * Joins the parts of a request.
   *
   * @param fairnessKey the owner of the call. Waiting joins are served in turn by owner.
   * @throws {RenderFailure} for every failure that has a reason in the contract.
   * @throws the signal's reason once it is aborted.
   */
  join(request: ReceivedJoinRequest, signal: AbortSignal, fairnessKey?: string): Promise<JoinResponse>;
}

/** @param admission of joins alone: each takes a process, and pages of others do not wait for it. */
export function createJoinService({ admission }: { admission: Admission }): JoinService {
  return {
    join: async ({ parts, info, options }, signal, fairnessKey) => {
      checkParts(parts);
      const task = {
        parts,
        info: readDocumentInfo(info, { title: undefined, language: undefined }),
        options: options ?? { maxBytes: 0, separate: false, pageNumbers: false },
      };
      const leave = await inSpan('wait', () => admission.enter(signal, fairnessKey));
      try {
        const { files, ...facts } = await inSpan('join', () => joinInProcess(task, signal));
        return { ...facts, files: files.map((pdf) => ({ pdf, sha256: hash('sha256', pdf, 'hex') })) };
      } finally {
        leave();
      }
    },
  };
}

function checkParts(parts: readonly JoinPart[]): void {
  if (parts.length < 1 || parts.length > joinLimits.parts)
    refuse(`${parts.length} parts; allowed: 1 to ${joinLimits.parts}`);
  const attachments = parts.filter(({ kind }) => kind === 'PART_KIND_ATTACHMENT').length;
  if (attachments > joinLimits.attachments) refuse(`${attachments} attachments; allowed: ${joinLimits.attachments}`);
  const bytes = parts.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > joinLimits.totalBytes) refuse(`${bytes} bytes together; allowed: ${joinLimits.totalBytes}`);
  for (const [index, { title, language, alternateText, pageNumberColor, content }] of parts.entries()) {
    const refusePart = (problem: string) => refuse(problem, index + 1);
    if (content.length > joinLimits.partBytes) refusePart(`${content.length} bytes; allowed: ${joinLimits.partBytes}`);
    if (title === '' || title.length > joinLimits.titleCharacters || !isPlainText(title))
      refusePart(`the title is not plain text of 1 to ${joinLimits.titleCharacters} characters`);
    if (alternateText.length > joinLimits.alternateTextCharacters || !isPlainText(alternateText))
      refusePart(`the alternate text is not plain text of at most ${joinLimits.alternateTextCharacters} characters`);
    if (pageNumberColor !== '' && !/^#[0-9a-f]{6}$/.test(pageNumberColor))
      refusePart('the colour of page numbers is not # and six lower-case hexadecimal digits');
    if (language !== '' && !languageTag.accepts(language)) refusePart(`the language is not ${languageTag.allowed}`);
  }
}

function refuse(problem: string, part?: number): never {
  throw new RenderFailure('REQUEST_REFUSED', problem, undefined, part);
}
