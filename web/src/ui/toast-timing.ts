/** How long a toast is shown, in milliseconds (specification, section 9). */
export const TOAST_MS = 3000;
/** How long it is shown after an update. */
const TOAST_AFTER_UPDATE_MS = 1000;

export interface ToastTiming {
  /** Shown until it is updated. */
  isLoading?: boolean;
  /** Another time than the default, in milliseconds. */
  durationMs?: number;
}

/** After how many milliseconds a toast closes by itself; false: not before it is updated. */
export function autoCloseMs(timing: ToastTiming, isUpdate: boolean): number | false {
  if (timing.isLoading) return false;
  return timing.durationMs ?? (isUpdate ? TOAST_AFTER_UPDATE_MS : TOAST_MS);
}
