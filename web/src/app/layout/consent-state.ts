import { atom } from 'jotai';
import { readConsent } from '../../lib/analytics/consent.ts';

/** Whether the question stands open: for who has not been asked, and for who wants to answer anew. */
export const isConsentAskedAtom = atom(readConsent() === undefined);
