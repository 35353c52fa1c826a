/**
 * The specification's download flow (section 4) with the outside world handed in: what is said, in which order and after how
 * long is decided here and nowhere else.
 */
import type { ToastType } from '../../ui/toasts.tsx';

/** How long the login-needed toast stays, in milliseconds (specification, section 9). */
const NEED_LOGIN_TOAST_MS = 2000;
/** From that toast to the registration, in milliseconds. */
const NEED_LOGIN_REDIRECT_MS = 1000;
/** From the payment toast to the price list, in milliseconds. */
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
  /** Shows the flow's one toast, or changes it. */
  toast: (toast: DownloadToast) => void;
  record: (event: 'download_needs_login' | 'download_needs_payment' | 'download_start' | 'download_end') => void;
  /** Asks whether this resume may be downloaded; rejects when the answer cannot be had. */
  isGranted: (uuid: string) => Promise<boolean>;
  markDone: (uuid: string) => Promise<void>;
  fetchFile: (uuid: string) => Promise<File>;
  save: (file: File) => void;
  goTo: (screen: 'register' | 'pricing', uuid: string) => void;
  /** The flow is under way: from the click to its end. */
  setRunning: (isRunning: boolean) => void;
  /** The PDF is being fetched: the blocking overlay stands. */
  setStarted: (isStarted: boolean) => void;
  /** Why the API refused, in the interface's language; null for an error that is not the API's answer. */
  refusalText: (error: unknown) => string | null;
}

export type DownloadOutcome = 'no-uuid' | 'needs-login' | 'needs-payment' | 'downloaded' | 'failed';

/** Runs the flow once. Never rejects: what goes wrong is told in the toast and in the outcome. */
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
    // Not swallowed: the specification's toast says so (section 8), and nothing has been fetched yet.
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
