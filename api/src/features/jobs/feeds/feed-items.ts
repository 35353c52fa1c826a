/** A feed's content, before its offers are validated. */
export interface FeedItems {
  /** Whether the feed says that it holds all open offers. Then offers that are missing in it have ended. */
  isComplete: boolean;
  /** Whether the feed continues at another address. */
  hasMore: boolean;
  /** The offers, in the shape that `offerSchema` validates. */
  items: readonly unknown[];
}
