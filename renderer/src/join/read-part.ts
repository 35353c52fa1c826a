import type { JoinPart } from '@kreda/proto/renderer-service';
import { joinLimits } from './join-limits.ts';
import { PartRefused } from './part-refused.ts';
import { readPages, type SourceFile } from './read-pages.ts';
import { type Photo, readPhoto } from './read-photo.ts';

/** A part that has been read: a PDF of Render, pages of another PDF, or a photo. */
export type SourcePart =
  | { kind: 'document'; source: SourceFile }
  | { kind: 'pages'; source: SourceFile }
  | { kind: 'photo'; photo: Photo };

/** Where viewers look for the header of a PDF that has something before it. */
const HEADER_WITHIN = 1024;

/** @throws {PartRefused} */
export async function readPart({ kind, content }: JoinPart): Promise<SourcePart> {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(HEADER_WITHIN, content.byteLength));
  if (head.includes('%PDF-')) {
    const source = await readPages(content);
    return { kind: kind === 'PART_KIND_DOCUMENT' ? 'document' : 'pages', source };
  }
  const photo = kind === 'PART_KIND_ATTACHMENT' ? await readPhoto(content) : undefined;
  if (photo === undefined) throw new PartRefused('PART_UNSUPPORTED', 'not a PDF, JPEG, PNG or WebP');
  return { kind: 'photo', photo };
}

export function pagesOf(part: SourcePart): number {
  return part.kind === 'photo' ? 1 : part.source.pages.length;
}

/** @throws {PartRefused} TOO_MANY_PAGES beyond the pages of a PDF. */
export function checkPages(pages: number): void {
  if (pages > joinLimits.pages)
    throw new PartRefused('TOO_MANY_PAGES', `${pages} pages together; allowed: ${joinLimits.pages}`);
}
