/**
 * The header in which the client names the sections of a CV that it knows beside those of the first release, with commas between. A
 * client without it is older than all of them (docs/decisions/0049).
 */
export const SECTIONS_HEADER = 'x-known-sections';
