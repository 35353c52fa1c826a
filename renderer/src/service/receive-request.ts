import { type ReceivedRenderRequest, renderMethod } from '@kreda/proto/renderer-service';
import { RenderFailure } from '../failure.ts';
import { attachmentBounds } from '../pdf/attachment.ts';
import { documentBounds } from '../read/grammar.ts';
import { type Field, readField } from './wire-fields.ts';

/** Maximum size of the document information in bytes. Everything that `readDocumentInfo` allows is smaller. */
const maxInfoBytes = 256 * 1024;
/** Maximum size of the attachment's message in bytes: room for its texts beside the content. */
const maxAttachmentBytes = attachmentBounds.bytes + 64 * 1024;
/** A name, a type, a description and the content, and room for fields of later versions. */
const maxAttachmentFields = 16;

/** A decoded request, or the reason why it was refused undecoded. */
export type Received = { request: ReceivedRenderRequest } | { refused: RenderFailure };

/**
 * Reads an untrusted message. An empty page takes two bytes on the wire and fifty times as much decoded, so the message's fields are
 * counted before any is decoded, and no further than to the limit: 64 MB of empty pages would keep the process busy for seconds.
 */
export function receiveRequest(message: Buffer): Received {
  const problem = findProblem(message);
  if (problem !== undefined) return { refused: new RenderFailure('REQUEST_REFUSED', problem) };
  try {
    // requestDeserialize() gives scalar fields their defaults, and null for absent messages.
    return { request: renderMethod.requestDeserialize(message) as ReceivedRenderRequest };
  } catch (error) {
    return { refused: new RenderFailure('REQUEST_REFUSED', `not a RenderRequest: ${(error as Error).message}`) };
  }
}

// Field numbers of RenderRequest.
const pagesField = 1;
const infoField = 2;
const attachmentField = 4;

function findProblem(message: Buffer): string | undefined {
  let pages = 0;
  let infoBytes = 0;
  let attachments = 0;
  for (let at = 0; at < message.length; ) {
    const field = readField(message, at);
    if (field === undefined) return 'not a RenderRequest';
    if (field.number === pagesField) pages++;
    if (field.number === infoField) infoBytes += field.end - at;
    if (pages > documentBounds.pages)
      return `more than ${documentBounds.pages} pages; allowed: 1 to ${documentBounds.pages}`;
    if (infoBytes > maxInfoBytes)
      return `more than ${maxInfoBytes} bytes of document information; allowed: ${maxInfoBytes}`;
    if (field.number === attachmentField) {
      if (++attachments > 1) return 'more than one attachment; allowed: one';
      if (field.end - at > maxAttachmentBytes)
        return `an attachment of ${field.end - at} bytes; allowed: ${attachmentBounds.bytes}`;
      if (countFields(message, field) > maxAttachmentFields) return 'an attachment of too many fields';
    }
    at = field.end;
  }
  return undefined;
}

/** How many fields the attachment has; one more than are allowed if there are more, or if it is not a message. */
function countFields(message: Buffer, { end, value }: Field): number {
  const inner = message.subarray(0, end);
  let count = 0;
  for (let at = value; at < end && count <= maxAttachmentFields; count++) {
    const field = readField(inner, at);
    if (field === undefined) return maxAttachmentFields + 1;
    at = field.end;
  }
  return count;
}
