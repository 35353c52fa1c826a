/** The most calls in one tRPC request. The client makes no longer batches, and the API refuses them. */
export const MAX_BATCH_CALLS = 10;
