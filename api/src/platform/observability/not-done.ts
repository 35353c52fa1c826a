/** Where jobs of the outbox and notices stand that are not done. */
export const NOT_DONE = ['new', 'failed', 'dead'] as const;
