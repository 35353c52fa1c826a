import { readFile } from 'node:fs/promises';
import type { RendererProcess } from '@kreda/api/testing/renderer-process';
import { bytes, verdict } from './format.ts';

const MAX_BYTES = 400 * 1024 * 1024;

/** The renderer's peak memory, as a line to print. */
export async function peakMemory({ pid }: RendererProcess): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes === undefined) return 'The renderer’s peak memory: not measured, since this system has no /proc';
  const peak = Number(kilobytes) * 1024;
  return `The renderer’s peak memory (VmHWM): ${bytes(peak)}. ${verdict(peak < MAX_BYTES, 'below 400 MB')}`;
}
