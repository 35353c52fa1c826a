import { createContext, type ReactNode, use } from 'react';

/** The application's 404 page. A context, because features may not import from the application. */
export const MissingPageContext = createContext<ReactNode>(null);

/** Shown by a page whose address names something that does not exist. */
export function MissingPage(): ReactNode {
  return use(MissingPageContext);
}
