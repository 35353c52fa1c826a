import type { PdfInfo } from './document-info.ts';
import { asciiString, byteString, type PdfDictionary, PdfStream, type PdfValue, textString } from './pdf-objects.ts';
import { type Conformance, toXmp } from './xmp.ts';

// Where a PDF says what the document information is: in a dictionary of its own, as XMP, and in the catalog.

/** The dictionary `Info` of the trailer (ISO 32000-1, 14.3.3). */
export function infoDictionary(info: PdfInfo): PdfDictionary {
  const dictionary: Record<string, PdfValue> = {};
  const texts = {
    Title: info.title,
    Author: info.author,
    Subject: info.subject,
    Keywords: info.keywords,
    Creator: info.creator,
    Producer: info.producer,
  };
  for (const [key, text] of Object.entries(texts)) {
    if (text !== undefined) dictionary[key] = textString(text);
  }
  for (const [key, date] of Object.entries({ CreationDate: info.createdAt, ModDate: info.modifiedAt })) {
    if (date !== undefined) dictionary[key] = asciiString(pdfDate(date));
  }
  return dictionary;
}

/** The catalog's stream `Metadata` (ISO 32000-1, 14.3.2). */
export function metadataStream(info: PdfInfo, conformance: Conformance): PdfStream {
  return new PdfStream(Buffer.from(toXmp(info, conformance)), { Type: 'Metadata', Subtype: 'XML' });
}

/** The catalog's entries for the language, and for viewers that show the title and not the file's name. */
export function viewerEntries({ language, title }: PdfInfo): PdfDictionary {
  return {
    Lang: language ? asciiString(language) : undefined,
    ViewerPreferences: title ? { DisplayDocTitle: true } : undefined,
  };
}

/** The trailer's identifier, made of the first half of 32 bytes that depend on the request alone. */
export function fileIdentifier(identifier: Uint8Array): PdfValue {
  const id = byteString(identifier.subarray(0, 16));
  return [id, id];
}

/** A time as PDF writes it, in UTC. */
function pdfDate(date: Date): string {
  return `D:${date.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
}
