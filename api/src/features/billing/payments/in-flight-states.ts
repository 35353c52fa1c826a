/**
 * States of an attempt that may still take money: it waits for its payer, or is on its way at the provider, where nobody can end it and
 * nothing else may be paid in its place.
 */
export const IN_FLIGHT_STATES: readonly string[] = ['open', 'processing'];
