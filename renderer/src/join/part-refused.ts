/** Why a part of a join is refused: names of the contract's `Reason`. */
export type PartReason =
  | 'PART_UNSUPPORTED'
  | 'PART_UNREADABLE'
  | 'PART_ENCRYPTED'
  | 'PART_TOO_COMPLEX'
  | 'TOO_MANY_PAGES';

/** The part that is being read is refused. */
export class PartRefused extends Error {
  override readonly name = 'PartRefused';
  readonly reason: PartReason;

  constructor(reason: PartReason, problem: string) {
    super(problem);
    this.reason = reason;
  }
}
