import process from 'node:process';

/** How many times the runs of `make test` a property gets: 1, or what `make fuzz` sets. */
export const PROPERTY_TIMES = Number(process.env.PROPERTY_TIMES ?? 1);
