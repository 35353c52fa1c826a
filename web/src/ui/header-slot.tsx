import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The element of the site's header that a screen may fill; null on screens with the site's usual header, and until it is rendered. */
export const HeaderSlot = createContext<HTMLElement | null>(null);

/** Renders its children in the site's header, for a screen that needs the height of a header of its own. */
export function InHeader({ children }: { children: ReactNode }) {
  const slot = use(HeaderSlot);
  return slot && createPortal(children, slot);
}
