/** A feed that is refused as a whole: it is down, too large or not a feed. The message says why. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
