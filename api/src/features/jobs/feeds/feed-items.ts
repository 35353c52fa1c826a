/** What a feed holds, its offers not yet looked into. */
export interface FeedItems {
  /** Whether the feed says that it holds all offers there are: what it does not hold has ended. */
  isComplete: boolean;
  /** Whether the feed says that it goes on at another address. */
  hasMore: boolean;
  /** Each in the shape that `offerSchema` reads. */
  items: readonly unknown[];
}
