import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from './failure.ts';
import { ensureProgram } from './tools.ts';

/**
 * The Chromium that browser tests use: CHROMIUM_PATH, the system's, apt's, or Playwright's own.
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
  try {
    return ensureProgram(['chromium', 'chromium-browser', 'google-chrome'], {
      packages: ['chromium'],
      why: 'Testing in a browser',
    });
  } catch (error) {
    const own = chromium.executablePath();
    if (existsSync(own)) return own;
    throw error;
  }
}
