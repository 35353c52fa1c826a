import type { Reason } from '@kreda/proto/renderer-service';

/** A request that was refused or failed for a reason the contract names. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  readonly reason: Reason;
  /** The page with the problem, from 1; undefined where no single page is to blame. */
  readonly page: number | undefined;
  /** The part of a join with the problem, from 1. */
  readonly part: number | undefined;

  constructor(reason: Reason, message: string, page?: number, part?: number) {
    super(page !== undefined ? `page ${page}: ${message}` : part !== undefined ? `part ${part}: ${message}` : message);
    this.reason = reason;
    this.page = page;
    this.part = part;
  }
}

/** Refuses the page that is being read, with a description of the problem. */
export type Refuse = (problem: string) => never;
