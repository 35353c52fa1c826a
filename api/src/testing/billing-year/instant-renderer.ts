import { hash } from 'node:crypto';
import type { RendererClient } from '@kreda/proto/renderer';

const EMPTY = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');

/** A renderer that answers at once with an empty PDF, for runs that send thousands of documents and look at none. */
export const instantRenderer: RendererClient = {
  async render() {
    return { pdf: EMPTY, sha256: hash('sha256', EMPTY), pages: [] };
  },
  async join({ parts }) {
    const none = { pages: 1, reducedPictures: 0, bytesBefore: 0, bytesAfter: 0, dpiBefore: 0, dpiAfter: 0 };
    return { files: [{ pdf: EMPTY, sha256: hash('sha256', EMPTY) }], parts: parts.map(() => none), isWithinSize: true };
  },
  async health() {
    return 'SERVING';
  },
  close() {},
};
