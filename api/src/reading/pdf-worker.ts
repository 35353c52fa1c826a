import { parentPort, workerData } from 'node:worker_threads';
import { readResume } from '@kreda/document/reader/read-resume';
import { boundAllocations } from './bound-allocations.ts';
import { extractTextItems } from './extract-text-items.ts';
import type { PdfWorkerData, ReadResumePdf } from './read-resume-pdf.ts';

const { bytes, bounds } = workerData as PdfWorkerData;
boundAllocations(bounds.unpackedBytes);
const text = await extractTextItems(bytes, bounds);
const answer: ReadResumePdf = 'reason' in text ? text : { ...text, found: readResume(text.items) };
parentPort?.postMessage(answer);
