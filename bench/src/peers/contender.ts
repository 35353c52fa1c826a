import type { Resume } from '@kreda/document/kinds/resume/model/resume';

/** The CV that all contenders print. Each round has another one. */
export interface Subject {
  resumeOfRound(round: number): Resume;
  /** JPEG. */
  photo: Buffer;
}

/** A program that makes PDFs: ours or a peer. */
export interface Contender {
  /** Prepares a round. This is not measured. */
  prepare(round: number): Promise<Task>;
  close(): Promise<void>;
}

interface Task {
  /** This is measured. */
  makePdf(): Promise<Uint8Array>;
  /** The words to print, in reading order. */
  words: string[];
}

/** The words of texts, as they should be found in the PDF. */
export function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '');
}
