import type { SiteLanguage } from '@kreda/site/languages';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { switchLanguage } from '../i18n/switch-language.ts';
import { createQueryClient } from '../lib/trpc.ts';

/** Where the test runner has its page. */
const TEST_ADDRESS = location.href;

let opened: { root: Root; element: HTMLElement } | null = null;

/**
 * Shows the client at an address: its router, its guards and its pages, with the API that `stubApi` answers for. Pages that an
 * earlier call has shown are closed.
 */
export function openPage(address: string, language?: SiteLanguage): Promise<void> {
  return open(address, (pages) => pages, language);
}

/** Shows a screen as a page of the client at an address, with the client's providers and without its layout and guards. */
export function openScreen(address: string, screen: ReactNode): Promise<void> {
  return open(address, () => screen);
}

async function open(address: string, screenOf: (pages: ReactNode) => ReactNode, language: SiteLanguage = 'pl') {
  closePage();
  await switchLanguage(language);
  history.replaceState(null, '', address);
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
  const root = createRoot(element);
  opened = { root, element };
  const route = (pages: ReactNode) => <BrowserRouter>{screenOf(pages)}</BrowserRouter>;
  root.render(<App queryClient={createQueryClient()} route={route} />);
}

/** Takes the page away, as closing its tab would; what browsers keep stays until the test ends. */
export function closePage(): void {
  opened?.root.unmount();
  opened?.element.remove();
  opened = null;
  history.replaceState(null, '', TEST_ADDRESS);
}

/** Path and query of the page that is shown now. */
export function currentAddress(): string {
  return location.pathname + location.search;
}
