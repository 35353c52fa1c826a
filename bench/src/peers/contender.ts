import type { Resume } from '@kreda/document/kinds/resume/model/resume';

/** The CV that all contenders print, another one in every round. */
export interface Subject {
  resumeOfRound(round: number): Resume;
  /** JPEG. */
  photo: Buffer;
}

/** Something that makes PDFs, warmed up by its first rounds. */
export interface Contender {
  /** What of a round is not counted: what is there already when a PDF is asked for. */
  prepare(round: number): Promise<Task>;
  close(): Promise<void>;
}

interface Task {
  /** What is measured. */
  makePdf(): Promise<Uint8Array>;
  /** The words that it was given to print, in reading order. */
  words: string[];
}

/** The words of texts, as a reader of the PDF should find them. */
export function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '');
}
