import { atom } from 'jotai';
import { readConsent } from './consent.ts';

/** What the visitor wants of the question: null as long as they have said nothing of it on this page. */
const isWantedAtom = atom<boolean | null>(null);

/** Whether the question stands open: for who has not been asked, and for who wants to answer anew. */
export const isConsentBannerOpenAtom = atom(
  (get) => get(isWantedAtom) ?? readConsent() === undefined,
  (_get, set, isAsked: boolean) => set(isWantedAtom, isAsked),
);
