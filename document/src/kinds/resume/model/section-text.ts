import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';

/** Everything of a section as one text: what was typed, field names, settings. Made once for a section that stays the same. */
export const sectionText = rememberByIdentity((section: object) => JSON.stringify(section));
