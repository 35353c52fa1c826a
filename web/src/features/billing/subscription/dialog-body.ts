import type { Subscription } from './subscription-status.ts';

/** What a dialog about a subscription is given. */
export interface DialogBody {
  subscription: Subscription;
  /** The dialog stays open while something is under way. */
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}
