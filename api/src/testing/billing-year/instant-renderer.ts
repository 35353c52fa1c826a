import { hash } from 'node:crypto';
import type { RendererClient } from '@kreda/proto/renderer';

const EMPTY = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');

/** A renderer that answers at once with an empty PDF, for runs that send thousands of documents and look at none. */
export const instantRenderer: RendererClient = {
  async render() {
    return { pdf: EMPTY, sha256: hash('sha256', EMPTY), pages: [] };
  },
  async health() {
    return 'SERVING';
  },
  close() {},
};
