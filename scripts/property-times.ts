import process from 'node:process';

/** The factor on the usual runs of a property: 1, or what `make fuzz` sets. */
export const PROPERTY_TIMES = Number(process.env.PROPERTY_TIMES ?? 1);
