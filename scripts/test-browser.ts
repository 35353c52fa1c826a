import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from './failure.ts';
import { ensureProgram, find, installWithApt } from './tools.ts';

/** The same engine without the windows and menus of a browser, which take a sixth of all processor time of a test. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * CHROMIUM_PATH, the system's headless shell, Playwright's own browser, or the system's browser. Without any the path of Playwright's own,
 * which then says how it is installed.
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH || find(HEADLESS_SHELL);
  const playwrights = chromium.executablePath();
  if (given || existsSync(playwrights)) return given || playwrights;
  return find('chromium') ?? find('chromium-browser') ?? find('google-chrome') ?? playwrights;
}

/**
 * The browser of `findChromium`, after an attempt to install the headless shell.
 *
 * @throws Failure when there is none.
 */
export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    throw new Failure(
      `CHROMIUM_PATH is ${given}, where nothing is.`,
      'Correct it, or unset it to let a Chromium be found.',
    );
  }
  if (!given && find(HEADLESS_SHELL) === undefined) installWithApt([HEADLESS_SHELL]);
  const found = findChromium();
  return existsSync(found)
    ? found
    : ensureProgram(['chromium'], { packages: ['chromium'], why: 'Testing in a browser' });
}
