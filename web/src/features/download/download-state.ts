import { atom } from 'jotai';

/** The PDF is being fetched (specification, section 4). */
export const downloadStartedAtom = atom(false);
/** The download flow is under way, from the click on. */
export const downloadRunningAtom = atom(false);
/** The window lost the focus: set on blur, cleared on focus. */
export const userOutsideAppAtom = atom(false);
