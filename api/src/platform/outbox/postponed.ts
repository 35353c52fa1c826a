/** A handler throws it to postpone its message until a time. The try does not count. */
export class Postponed extends Error {
  override readonly name = 'Postponed';
  readonly until: Date;

  constructor(until: Date) {
    super(`waits until ${until.toISOString()}`);
    this.until = until;
  }
}
