/** A feed that is not taken in as a whole: down, too large, or no feed. The message says why. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
