import { fromUint8Array } from 'js-base64';

/** A file as a data URI (RFC 2397). */
export function dataUri(mediaType: string, bytes: Uint8Array): string {
  return `data:${mediaType};base64,${fromUint8Array(bytes)}`;
}
