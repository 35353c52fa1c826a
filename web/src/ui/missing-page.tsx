import { createContext, type ReactNode, use } from 'react';

/** The application's 404 page, which pages cannot import: the application is made of them. */
export const MissingPageContext = createContext<ReactNode>(null);

/** Stands in for a page whose address names something that does not exist. */
export function MissingPage(): ReactNode {
  return use(MissingPageContext);
}
