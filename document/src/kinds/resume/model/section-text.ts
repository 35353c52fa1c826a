import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';

/** All of a section as one text: typed texts, field names, settings. Memoised by identity. */
export const sectionText = rememberByIdentity((section: object) => JSON.stringify(section));
