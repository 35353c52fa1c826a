import type { Reason } from '@kreda/proto/renderer-service';

/** A request that was refused or failed for a reason the contract names. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  readonly reason: Reason;
  /** The page with the problem, from 1; undefined where no single page is to blame. */
  readonly page: number | undefined;

  constructor(reason: Reason, message: string, page?: number) {
    super(page === undefined ? message : `page ${page}: ${message}`);
    this.reason = reason;
    this.page = page;
  }
}

/** Refuses the page that is being read, with a description of the problem. */
export type Refuse = (problem: string) => never;
