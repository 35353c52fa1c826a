import { setTimeout as rest } from 'node:timers/promises';
import { type Buyer, startBuyer } from '@kreda/e2e/buyer';
import { apiErrorOf } from '../../../web/src/lib/api-error.ts';
import type { Tally } from '../load/tally.ts';
import { sample } from '../sample.ts';

const PAGES = ['/', '/oferty-pracy', '/regulamin', '/rejestracja'];
/** Longer than the proxy's timeout for an API's answer. */
const PAGE_MS = 90_000;

/** A page was answered by an error. The message is its status and heading. */
class PageFailed extends Error {
  override readonly name = 'PageFailed';
}

/** Opens a public page without an account. @throws {PageFailed} */
export async function openPage(url: string, page: string): Promise<void> {
  const response = await fetch(`${url}${page}`, { signal: AbortSignal.timeout(PAGE_MS) });
  const html = await response.text();
  if (response.ok && html.includes('</html>')) return;
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? html.slice(0, 80);
  throw new PageFailed(`${response.status}: ${heading.replaceAll(/<[^>]*>/g, '').trim()}`);
}

/** Registers a user, makes a CV and pays. @throws what the API's client throws. */
export async function registerAndPay(
  url: string,
  tally: Pick<Tally, 'done' | 'failed'>,
  onRegistered: (email: string) => void = () => {},
): Promise<{ buyer: Buyer; uuid: string }> {
  const timed = async <Result>(action: string, work: () => Promise<Result>) => {
    const began = performance.now();
    try {
      const result = await work();
      tally.done(action, performance.now() - began);
      return result;
    } catch (error) {
      tally.failed(action, error, performance.now() - began);
      throw error;
    }
  };
  const buyer = await timed('register', () => startBuyer(url));
  onRegistered(buyer.email);
  const uuid = await timed('begin a CV', () => buyer.createResume(sample));
  await timed('pay', () => buyer.pay(uuid));
  return { buyer, uuid };
}

/** The status and the message of an error. */
export function errorSummary(error: unknown): string {
  if (error instanceof PageFailed) return error.message;
  const { status, data } = error as { status?: number; data?: { httpStatus?: number } };
  const words =
    error instanceof Error && status !== undefined
      ? error.message
      : (apiErrorOf(error)?.message ?? 'no answer of the API');
  return `${data?.httpStatus ?? status ?? 'no answer'}: ${words}`;
}

/** Opens pages one after the other until the signal. */
export async function browsePages(url: string, tally: Tally, restMs: number, signal: AbortSignal): Promise<void> {
  for (let count = 0; !signal.aborted; count++) {
    const began = performance.now();
    try {
      await openPage(url, PAGES[count % PAGES.length]!);
      tally.done('open a page', performance.now() - began);
    } catch (error) {
      tally.failed('open a page', error, performance.now() - began);
    }
    await rest(restMs);
  }
}

/** Registers users who pay, one after the other, until the signal. @param onRegistered is called with each address. */
export async function registerCustomers(
  url: string,
  tally: Tally,
  restMs: number,
  { signal, onRegistered }: { signal: AbortSignal; onRegistered: (email: string) => void },
): Promise<void> {
  while (!signal.aborted) {
    // The tally has counted the failure. The next user tries again.
    await registerAndPay(url, tally, onRegistered).catch(() => null);
    await rest(restMs);
  }
}
