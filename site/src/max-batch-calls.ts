/** Calls in one tRPC request: the client's batches are never longer, and the API refuses longer ones. */
export const MAX_BATCH_CALLS = 10;
