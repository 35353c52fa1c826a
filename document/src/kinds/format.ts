/** What a document of some kind can be saved as, beside the PDF. Pure: the same document gives the same file. */
export interface Format<Document> {
  /** Of the file, without the dot. */
  extension: string;
  mediaType: string;
  /** Text is saved as UTF-8. */
  write(document: Document): string | Uint8Array<ArrayBuffer>;
}
