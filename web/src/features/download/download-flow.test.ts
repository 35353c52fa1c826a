import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DownloadPorts, runDownload } from './download-flow.ts';

const uuid = '0b9f6b6e-6f6c-4f4a-9f0e-5b1d2c3a4e5f';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ports of a user who may download. They log all calls in order. */
function ports(changes: Partial<DownloadPorts<string>> = {}) {
  const log: string[] = [];
  const note = (entry: string) => void log.push(`${entry} @${Date.now() - start}`);
  const start = Date.now();
  const all: DownloadPorts<string> = {
    isLoggedIn: () => true,
    toast: ({ type, message, isLoading, durationMs }) =>
      note(
        [`toast ${type}`, 'key' in message ? message.key : message.text, isLoading && 'loading', durationMs]
          .filter(Boolean)
          .join(' '),
      ),
    record: (event) => note(`event ${event}`),
    isGranted: async () => true,
    markDone: async () => note('done'),
    fetchFile: async () => 'pdf',
    save: (file) => note(`save ${file}`),
    goTo: (screen, id) => note(`go ${screen} ${id}`),
    setRunning: (isRunning) => note(`running ${isRunning}`),
    setStarted: (isStarted) => note(`started ${isStarted}`),
    refusalText: () => null,
    ...changes,
  };
  return { log, all };
}

async function run(id: string | undefined, changes: Partial<DownloadPorts<string>> = {}) {
  const { log, all } = ports(changes);
  const outcome = runDownload(id, all);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, log };
}

describe('the download flow', () => {
  it('reports a failed download when there is no resume', async () => {
    const { outcome, log } = await run(undefined);
    expect(outcome).toBe('no-uuid');
    expect(log).toEqual(['running true @0', 'toast error failed @0', 'started false @0', 'running false @0']);
  });

  it('shows a visitor a toast for 2 s, records it, and goes to the registration after 1 s', async () => {
    const { outcome, log } = await run(uuid, { isLoggedIn: () => false });
    expect(outcome).toBe('needs-login');
    expect(log).toEqual([
      'running true @0',
      'toast error needLogin 2000 @0',
      'event download_needs_login @0',
      `go register ${uuid} @1000`,
      'started false @1000',
      'running false @1000',
    ]);
  });

  it('sends a user without access to the price list after 100 ms, and records it', async () => {
    const { outcome, log } = await run(uuid, { isGranted: async () => false });
    expect(outcome).toBe('needs-payment');
    expect(log).toEqual([
      'running true @0',
      'toast info preparing loading @0',
      'toast info toPayment @0',
      'event download_needs_payment @0',
      `go pricing ${uuid} @100`,
      'started false @100',
      'running false @100',
    ]);
  });

  it('marks the resume done, then fetches and saves the PDF below the overlay', async () => {
    const { outcome, log } = await run(uuid, {
      fetchFile: () => new Promise((resolve) => setTimeout(() => resolve('pdf'), 5000)),
    });
    expect(outcome).toBe('downloaded');
    expect(log).toEqual([
      'running true @0',
      'toast info preparing loading @0',
      'done @0',
      'toast info starting loading @0',
      'started true @0',
      'event download_start @0',
      'save pdf @5000',
      'event download_end @5000',
      'toast success done @5000',
      'started false @5000',
      'running false @5000',
    ]);
  });

  it('fetches nothing when the resume cannot be marked done', async () => {
    const fetchFile = vi.fn(async () => 'pdf');
    const { outcome, log } = await run(uuid, { markDone: () => Promise.reject(new Error('down')), fetchFile });
    expect(outcome).toBe('failed');
    expect(fetchFile).not.toHaveBeenCalled();
    expect(log).toContain('toast error notMarkedDone @0');
  });

  it('removes the overlay and shows the failure when the PDF cannot be fetched', async () => {
    const { outcome, log } = await run(uuid, { fetchFile: () => Promise.reject(new Error('timeout')) });
    expect(outcome).toBe('failed');
    expect(log.slice(-3)).toEqual(['toast error failed @0', 'started false @0', 'running false @0']);
    expect(log).not.toContain('event download_end @0');
  });

  it("shows the API's refusal if there is one", async () => {
    const { log } = await run(uuid, {
      fetchFile: () => Promise.reject(new Error('403')),
      refusalText: () => 'You do not have permission to download your CV',
    });
    expect(log).toContain('toast error You do not have permission to download your CV @0');
  });

  it('fails when the check of the permission fails', async () => {
    const { outcome, log } = await run(uuid, { isGranted: () => Promise.reject(new Error('offline')) });
    expect(outcome).toBe('failed');
    expect(log).toContain('toast error failed @0');
  });
});
