import type { ComponentType } from 'react';
import type { RouteName } from './routes.ts';

type LoadPage = () => Promise<{ Component: ComponentType }>;

/** The page of each route, loaded when it is first visited. */
export const PAGES: Partial<Record<RouteName, LoadPage>> = {
  'cv-pick-template': async () => ({ Component: (await import('./pages/home-page.tsx')).HomePage }),
};
