import { atom } from 'jotai';
import { readConsent } from './consent.ts';

/** Whether the visitor opened or closed the banner on this page; null if they did neither. */
const isOpenedAtom = atom<boolean | null>(null);

/** Whether the consent banner is open: for visitors who have not answered yet, and for those who want to change their answer. */
export const isConsentBannerOpenAtom = atom(
  (get) => get(isOpenedAtom) ?? readConsent() === undefined,
  (_get, set, isAsked: boolean) => set(isOpenedAtom, isAsked),
);
