/** Thrown by the handler of a message that has to wait: it is handled at that time, and this try does not count. */
export class Postponed extends Error {
  override readonly name = 'Postponed';
  readonly until: Date;

  constructor(until: Date) {
    super(`waits until ${until.toISOString()}`);
    this.until = until;
  }
}
