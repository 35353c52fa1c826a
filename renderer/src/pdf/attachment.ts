import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate as deflateCallback } from 'node:zlib';
import type { Attachment } from '@kreda/proto/renderer-service';
import { RenderFailure } from '../failure.ts';
import { isPlainText } from './document-info.ts';
import type { PdfFile } from './pdf-file.ts';
import {
  asciiString,
  byteString,
  type PdfDictionary,
  PdfStream,
  PdfSyntax,
  type Ref,
  textString,
} from './pdf-objects.ts';

/** Bounds of an attachment. A picture of 5 MB, the largest that the product takes, has 7 MB in base64. */
export const attachmentBounds = { bytes: 12 * 1024 * 1024, name: 100, mediaType: 100, description: 500 } as const;

/** An attachment that was checked, with its content compressed. */
export interface PdfAttachment {
  name: string;
  mediaType: string;
  description: string;
  content: Uint8Array;
  /** For the filter FlateDecode. */
  deflated: Uint8Array;
}

const compress = promisify(deflateCallback);

/** A type and a subtype as RFC 6838, section 4.2, names them, without parameters. */
const MEDIA_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/;

/**
 * Checks a request's attachment.
 *
 * @throws {RenderFailure} REQUEST_REFUSED.
 */
export function checkAttachment({ name, mediaType, description, content }: Attachment): void {
  if (name.length > attachmentBounds.name || !/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name))
    refuse(`a name of other characters; allowed: 1 to ${attachmentBounds.name} of A-Z a-z 0-9 . _ -`);
  if (mediaType.length > attachmentBounds.mediaType || !MEDIA_TYPE.test(mediaType))
    refuse('no media type; allowed: a type and a subtype in lower case, such as application/json');
  if (description.length > attachmentBounds.description || !isPlainText(description))
    refuse(`no plain description; allowed: ${attachmentBounds.description} characters without control characters`);
  if (content.length > attachmentBounds.bytes)
    refuse(`${content.length} bytes; allowed: ${attachmentBounds.bytes} bytes`);
}

function refuse(problem: string): never {
  throw new RenderFailure('REQUEST_REFUSED', `attachment: ${problem}`);
}

/** Compresses the content outside of this thread: 7 MB take a quarter of a second. */
export async function compressAttachment(attachment: Attachment): Promise<PdfAttachment> {
  return { ...attachment, deflated: await compress(attachment.content, { level: 6 }) };
}

/**
 * Embeds a file that is associated with the whole document, as its source (ISO 19005-3, 6.8 and annex E). It has no dates, as the document
 * has none.
 *
 * @returns the entries of the catalog that refer to it.
 */
export function embedAttachment(file: PdfFile, attachment: PdfAttachment): PdfDictionary {
  const { name, mediaType, description, content, deflated } = attachment;
  const stream = file.register(
    new PdfStream(deflated, {
      Type: 'EmbeddedFile',
      Subtype: pdfName(mediaType),
      Params: { Size: content.length, CheckSum: byteString(hash('md5', content, 'buffer')) },
      Filter: 'FlateDecode',
    }),
  );
  const specification: Ref = file.register({
    Type: 'Filespec',
    F: asciiString(name),
    UF: textString(name),
    Desc: description === '' ? undefined : textString(description),
    AFRelationship: 'Source',
    EF: { F: stream, UF: stream },
  });
  return { AF: [specification], Names: { EmbeddedFiles: { Names: [asciiString(name), specification] } } };
}

/** A name of any ASCII characters (ISO 32000-1, 7.3.5). */
function pdfName(text: string): PdfSyntax {
  return new PdfSyntax(
    `/${text.replace(/[^A-Za-z0-9-]/g, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)}`,
  );
}
