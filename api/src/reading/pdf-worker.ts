import { parentPort, workerData } from 'node:worker_threads';
import { boundAllocations } from './bound-allocations.ts';
import { extractTextItems } from './extract-text-items.ts';
import type { PdfWorkerData } from './read-pdf.ts';

const { bytes, bounds } = workerData as PdfWorkerData;
boundAllocations(bounds.unpackedBytes);
parentPort?.postMessage(await extractTextItems(bytes, bounds));
