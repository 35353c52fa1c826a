/**
 * The specification's download flow (section 4), with all side effects as ports. Toasts, their order and all delays are decided
 * here.
 */
import type { ToastType } from '../../ui/toasts.tsx';

/** How long the toast "log in first" is shown, in milliseconds (specification, section 9). */
const NEED_LOGIN_TOAST_MS = 2000;
/** Delay between that toast and the registration, in milliseconds. */
const NEED_LOGIN_REDIRECT_MS = 1000;
/** Delay between the payment toast and the price list, in milliseconds. */
const PAYMENT_REDIRECT_MS = 100;

type DownloadToastKey = 'failed' | 'needLogin' | 'preparing' | 'starting' | 'toPayment' | 'notMarkedDone' | 'done';

interface DownloadToast {
  type: ToastType;
  /** A key of the feature's toast messages, or a text in the interface's language. */
  message: { key: DownloadToastKey } | { text: string };
  isLoading?: boolean;
  durationMs?: number;
}

export interface DownloadPorts<File> {
  isLoggedIn: () => boolean;
  /** Shows or updates the flow's only toast. */
  toast: (toast: DownloadToast) => void;
  record: (event: 'download_needs_login' | 'download_needs_payment' | 'download_start' | 'download_end') => void;
  /** Asks the API whether this resume may be downloaded. Rejects if the API does not answer. */
  isGranted: (uuid: string) => Promise<boolean>;
  markDone: (uuid: string) => Promise<void>;
  fetchFile: (uuid: string) => Promise<File>;
  save: (file: File) => void;
  goTo: (screen: 'register' | 'pricing', uuid: string) => void;
  /** Whether the flow is running, from the click to its end. */
  setRunning: (isRunning: boolean) => void;
  /** Whether the PDF is being fetched, during which the overlay blocks the page. */
  setStarted: (isStarted: boolean) => void;
  /** The text of the API's refusal, in the interface's language; null for any other error. */
  refusalText: (error: unknown) => string | null;
}

export type DownloadOutcome = 'no-uuid' | 'needs-login' | 'needs-payment' | 'downloaded' | 'failed';

/** Runs the flow once. Never rejects: errors are shown as a toast and returned as the outcome. */
export async function runDownload<File>(
  uuid: string | undefined,
  ports: DownloadPorts<File>,
): Promise<DownloadOutcome> {
  ports.setRunning(true);
  try {
    return await attempt(uuid, ports);
  } finally {
    ports.setStarted(false);
    ports.setRunning(false);
  }
}

async function attempt<File>(uuid: string | undefined, ports: DownloadPorts<File>): Promise<DownloadOutcome> {
  if (!uuid) {
    ports.toast({ type: 'error', message: { key: 'failed' } });
    return 'no-uuid';
  }
  if (!ports.isLoggedIn()) return needsLogin(uuid, ports);

  ports.toast({ type: 'info', message: { key: 'preparing' }, isLoading: true });
  try {
    if (!(await ports.isGranted(uuid))) return await needsPayment(uuid, ports);
  } catch (error) {
    return failed(error, ports);
  }

  try {
    await ports.markDone(uuid);
  } catch {
    // Reported by the specification's toast (section 8). Nothing has been fetched yet.
    ports.toast({ type: 'error', message: { key: 'notMarkedDone' } });
    return 'failed';
  }

  ports.toast({ type: 'info', message: { key: 'starting' }, isLoading: true });
  ports.setStarted(true);
  ports.record('download_start');
  try {
    ports.save(await ports.fetchFile(uuid));
  } catch (error) {
    return failed(error, ports);
  }
  ports.record('download_end');
  ports.toast({ type: 'success', message: { key: 'done' } });
  return 'downloaded';
}

async function needsLogin<File>(uuid: string, ports: DownloadPorts<File>): Promise<DownloadOutcome> {
  ports.toast({ type: 'error', message: { key: 'needLogin' }, durationMs: NEED_LOGIN_TOAST_MS });
  ports.record('download_needs_login');
  await wait(NEED_LOGIN_REDIRECT_MS);
  ports.goTo('register', uuid);
  return 'needs-login';
}

async function needsPayment<File>(uuid: string, ports: DownloadPorts<File>): Promise<DownloadOutcome> {
  ports.toast({ type: 'info', message: { key: 'toPayment' } });
  ports.record('download_needs_payment');
  await wait(PAYMENT_REDIRECT_MS);
  ports.goTo('pricing', uuid);
  return 'needs-payment';
}

function failed<File>(error: unknown, ports: DownloadPorts<File>): DownloadOutcome {
  const text = ports.refusalText(error);
  ports.toast({ type: 'error', message: text === null ? { key: 'failed' } : { text } });
  return 'failed';
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
