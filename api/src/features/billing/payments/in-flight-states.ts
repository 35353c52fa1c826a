/**
 * States of an attempt that may still take money. Open: it waits for the buyer. Processing: the provider works on it, it cannot be
 * cancelled, and nobody may pay the order another way.
 */
export const IN_FLIGHT_STATES: readonly string[] = ['open', 'processing'];
