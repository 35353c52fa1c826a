import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { loadLanguage } from '../app/load-language.ts';
import { setTextLoader } from '../i18n/switch-language.ts';
import { closePage } from './open-page.tsx';
import { endStubbedApi } from './stub-api.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets what the page's media queries answer. */
    emulateMedia(media: { colorScheme: 'light' | 'dark'; reducedMotion: 'reduce' | 'no-preference' }): Promise<void>;
  }
}

// Test files share one page and its modules. Vitest runs this setup file for each of them, so that each test begins in the same state.

beforeAll(() => setTextLoader(loadLanguage));
beforeEach(async () => {
  await page.viewport(1440, 900);
  await commands.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
});
afterEach(async () => {
  closePage();
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name);
  endStubbedApi();
});
