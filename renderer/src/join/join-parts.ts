import { createHash } from 'node:crypto';
import type { JoinOptions, JoinPart } from '@kreda/proto/renderer-service';
import type { PdfInfo } from '../pdf/document-info.ts';
import { addAttachment } from './add-attachment.ts';
import { addDocument } from './add-document.ts';
import { type FittedDocument, fitSize } from './fit-size.ts';
import type { JoinResult } from './join-task.ts';
import { createJoinedDocument } from './joined-document.ts';
import { A4, type Paper } from './place-on-paper.ts';
import { checkPages, pagesOf, readPart, type SourcePart } from './read-part.ts';

export interface PartsToJoin {
  parts: JoinPart[];
  info: PdfInfo;
  options: JoinOptions;
}

/**
 * Joins parts into one PDF, or makes a PDF of each. The same parts give the same bytes.
 *
 * @param onPart called with the index of the part that is worked on.
 * @throws {PartRefused} the part that is worked on is refused.
 */
export async function joinParts(
  { parts, info, options }: PartsToJoin,
  onPart: (index: number) => void,
): Promise<JoinResult> {
  const sources: SourcePart[] = [];
  let pages = 0;
  for (const [index, part] of parts.entries()) {
    onPart(index);
    const source = await readPart(part);
    pages += pagesOf(source);
    checkPages(pages);
    sources.push(source);
  }
  const paper = paperOf(sources);
  const groups = options.separate ? parts.map((_, index) => [index]) : [parts.map((_, index) => index)];
  const documents: FittedDocument[] = [];
  for (const group of groups) {
    const document = createJoinedDocument();
    const pictures: FittedDocument['pictures'] = [];
    const total = group.reduce((count, index) => count + pagesOf(sources[index]!), 0);
    let firstPage = 1;
    for (const index of group) {
      onPart(index);
      const part = parts[index]!;
      const source = sources[index]!;
      const first = firstPage;
      const numberOf = (page: number) => (options.pageNumbers && total > 1 ? `${first + page} / ${total}` : '');
      if (source.kind === 'document') addDocument(document, part, source.source, numberOf);
      else {
        const added = addAttachment(document, part, source, { paper, numberOf });
        pictures.push(...added.map((picture) => ({ part: index, picture })));
      }
      firstPage += pagesOf(source);
    }
    const own = group.map((index) => parts[index]!);
    const named = options.separate
      ? { ...info, title: own[0]!.title, language: own[0]!.language || info.language }
      : info;
    // What attachments embed and how they are read aloud is not ours to promise.
    const isOurs = group.every((index) => sources[index]!.kind === 'document');
    const isAccessible = isOurs && named.title !== undefined && named.language !== undefined;
    document.end(named, { isAccessible, identifier: identify(own, options) });
    documents.push({ document, pictures });
  }
  const { files, isWithinSize, reductions } = await fitSize(documents, options.maxBytes);
  const none = { reducedPictures: 0, bytesBefore: 0, bytesAfter: 0, dpiBefore: 0, dpiAfter: 0 };
  return {
    files,
    isWithinSize,
    parts: sources.map((source, index) => ({ pages: pagesOf(source), ...(reductions.get(index) ?? none) })),
  };
}

/** The paper of the first document, which attachments are placed on too. */
function paperOf(sources: readonly SourcePart[]): Paper {
  const first = sources.find((source) => source.kind === 'document');
  if (first?.kind !== 'document') return A4;
  const [x0, y0, x1, y1] = first.source.pages[0]!.box;
  return { width: Math.min(x1 - x0, y1 - y0), height: Math.max(x1 - x0, y1 - y0) };
}

function identify(parts: readonly JoinPart[], options: JoinOptions): Uint8Array {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const { content, ...rest } of parts) hash.update(JSON.stringify(rest)).update(content);
  return hash.digest();
}
