import { atom } from 'jotai';

const KEY = 'kreda.attach-data';

/** What was chosen on this page; null before. */
const chosenAtom = atom<boolean | null>(null);

/** Whether downloads carry the data of the resume (docs/decisions/0074). The browser remembers it; at first it is true. */
export const attachDataAtom = atom(
  (get) => get(chosenAtom) ?? isStored(),
  (_, set, attaches: boolean) => {
    set(chosenAtom, attaches);
    store(attaches);
  },
);

function isStored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'false';
  } catch {
    // Storage is switched off: only this page's choice is known.
    return true;
  }
}

function store(attaches: boolean): void {
  try {
    localStorage.setItem(KEY, String(attaches));
  } catch {
    // Storage is switched off or full: the choice is kept until the page is left.
  }
}
