import type { Subscription } from './subscription-status.ts';

/** The properties of a subscription dialog's content. */
export interface DialogBody {
  subscription: Subscription;
  /** The dialog cannot be closed while a request is in flight. */
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}
