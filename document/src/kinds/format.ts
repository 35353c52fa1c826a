import type { FontSource } from '../engine/text/shaper.ts';

/** What a document of some kind can be saved as, beside the PDF. Pure: the same document and resources give the same file. */
export interface Format<Document> {
  /** Of the file, without the dot. */
  extension: string;
  mediaType: string;
  /** Whether the file can hold the document's picture. For other formats it is not read. */
  holdsPhoto: boolean;
  /** Whether the file looks like the document's pages. What is sold is that look, so such a file needs what the PDF needs. */
  hasDesign: boolean;
  /** Text is saved as UTF-8. */
  write(document: Document, resources: FormatResources): FileContent | Promise<FileContent>;
}

/** What a file may contain beside the document. */
export interface FormatResources {
  /** The picture as it is stored: a resume's photo, a JPEG; a letter's signature, a JPEG or PNG. */
  photo: Uint8Array | null;
  /** All faces of the catalogue; a face's bytes are read when a format asks for them. */
  fonts: readonly FontSource[];
  /** A font as WOFF2 with the glyphs of these characters alone. */
  subsetFont(font: Uint8Array, characters: string): Promise<Uint8Array>;
}

export type FileContent = string | Uint8Array<ArrayBuffer>;
