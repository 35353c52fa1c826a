import { CUSTOM_SECTIONS } from './custom-sections.ts';

/**
 * Sections that were added after the first release. A client or a stored CV may not know them (docs/decisions/0049). They are optional,
 * so that a CV from before them stays as it is. With few imports: every page of the client sends this list.
 */
export const LATER_SECTIONS = ['publications', 'memberships', 'driving-licences', ...CUSTOM_SECTIONS] as const;
export type LaterSection = (typeof LATER_SECTIONS)[number];
