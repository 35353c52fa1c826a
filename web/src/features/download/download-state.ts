import { atom } from 'jotai';

/** True while the PDF is being fetched (specification, section 4). */
export const downloadStartedAtom = atom(false);
/** True while the download flow runs, from the click on. */
export const downloadGoingAtom = atom(false);
/** True while the window has lost the focus: set on blur, cleared on focus. */
export const userOutsideAppAtom = atom(false);
