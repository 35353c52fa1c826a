/** States of messages in the outbox, and of webhook events, that are not done. */
export const NOT_DONE = ['new', 'failed', 'dead'] as const;
