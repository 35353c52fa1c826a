/** The limits of reading files in a process of its own. */
export interface ReadingLimits {
  /** The size of all files together. */
  bytes: number;
  pages: number;
  /** In UTF-16 code units, on all pages together. */
  characters: number;
  /** The inflated size of all parts of the files together. */
  unpackedBytes: number;
  /** V8's heap in the process. Inflated parts are outside of it and limited by `unpackedBytes`. */
  heapMb: number;
  /** All memory of the process, in MiB: a net under the other limits, for what they do not count. */
  residentMb: number;
  /** The time of processors, which a busy machine does not lengthen. Only Linux tells it. */
  processorMs: number;
  /** The time until the answer, however busy the machine is. */
  deadlineMs: number;
}

export const READING_LIMITS: ReadingLimits = {
  bytes: 20 * 1024 * 1024,
  pages: 60,
  characters: 600_000,
  unpackedBytes: 256 * 1024 * 1024,
  heapMb: 256,
  residentMb: 600,
  processorMs: 15_000,
  deadlineMs: 60_000,
};
