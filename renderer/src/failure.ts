import type { Reason } from '@kreda/proto/renderer-service';

/** A request that was refused or failed for a reason the contract names. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  readonly reason: Reason;
  /** The page to blame, from 1, where one is. */
  readonly page: number | undefined;

  constructor(reason: Reason, message: string, page?: number) {
    super(page === undefined ? message : `page ${page}: ${message}`);
    this.reason = reason;
    this.page = page;
  }
}

/** Refuses the page that is being read, for the problem it is given. */
export type Refuse = (problem: string) => never;
