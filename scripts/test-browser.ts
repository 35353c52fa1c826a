import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from './failure.ts';
import { ensureProgram, find, installWithApt } from './tools.ts';

/**
 * The Chromium that browser tests use: CHROMIUM_PATH, the headless shell, the system's browser, or Playwright's own. The headless
 * shell is the same engine without the windows and menus of a browser, which take a sixth of all processor time of a test.
 *
 * @throws Failure when there is none.
 */
export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Failure(
      `CHROMIUM_PATH is ${given}, where nothing is.`,
      'Correct it, or unset it to let a Chromium be found.',
    );
  }
  const shell = 'chromium-headless-shell';
  if (find(shell) === undefined) installWithApt([shell]);
  const own = chromium.executablePath();
  if (find(shell) === undefined && existsSync(own)) return own;
  return ensureProgram([shell, 'chromium', 'chromium-browser', 'google-chrome'], {
    packages: ['chromium'],
    why: 'Testing in a browser',
  });
}
