import { UnreadableFileError } from '../../intake/unreadable-file-error.ts';
import { parseXml, type XmlElement } from '../../intake/xml-tree.ts';

/** Word nests some twenty elements for a table in a text box. A part of a resume has fewer than 50,000 nodes. */
const LIMITS = { depth: 200, nodes: 500_000 };

/** Parses a part. @throws UnreadableFileError `broken`, also with a document type (ECMA-376 part 2, 8.3.4), or `too-large`. */
export function parsePart(text: string, path: string): XmlElement {
  try {
    return parseXml(text, LIMITS);
  } catch (error) {
    if (!(error instanceof UnreadableFileError) || error.reason === 'too-large') throw error;
    throw new UnreadableFileError('broken', { path, problem: error.message });
  }
}
