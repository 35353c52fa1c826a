import { LoadError } from './loadable.ts';

const KEY = 'kreda.reloaded-at';
/** A page that fails again within this time after a reload is not helped by another one. */
const INTERVAL_MS = 60_000;

/** Data that only a newer release than this page's understands. */
export class OutdatedPageError extends Error {
  override readonly name = 'OutdatedPageError';
}

/**
 * Reloads the page after a `LoadError` or an `OutdatedPageError` if the server answers: a release has replaced the scripts of pages that
 * were open before, and some browsers keep the failure of a script until a reload. Reloads at most once a minute. What is typed in the
 * editor is kept, as with every reload. After any other error it does nothing.
 *
 * @param beforeReload stores what the page would lose.
 */
export function reloadOnce(error: unknown, beforeReload: () => void): void {
  const isOutdated = error instanceof LoadError || error instanceof OutdatedPageError;
  if (isOutdated && takeTurn()) void reloadIfServed(beforeReload);
}

/** Whether the last reload is long enough ago; if so, counts this one. */
function takeTurn(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < INTERVAL_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without session storage, nothing would stop a loop of reloads.
    return false;
  }
}

/** Without an answer, a reload would replace the page by the browser's own error page. */
async function reloadIfServed(beforeReload: () => void): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => ({ ok: false }));
  if (!ok) {
    sessionStorage.removeItem(KEY);
    return;
  }
  beforeReload();
  location.reload();
}
