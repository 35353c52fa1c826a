import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../messages.ts';
import { CancelSteps } from './cancel-steps.tsx';
import { ChangeMethod } from './change-method.tsx';
import { SettleAmount } from './settle-amount.tsx';
import type { Subscription } from './subscription-status.ts';

/** Which dialog to open, with the subscription as it was then, so that a later change does not replace the dialog's content. */
export interface DialogRequest {
  what: 'cancel' | 'change' | 'settle';
  subscription: Subscription;
}

interface SubscriptionDialogsProps {
  request: DialogRequest | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The subscription's dialogs. None can be closed while a request is in flight. */
export function SubscriptionDialogs({ request, isOpen, onClose }: SubscriptionDialogsProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const body = { onBusy: setBusy, isBusy, onClose };
  const title = request && t(`subscription.${request.what}.title`);
  const closeLabel = request && t(CLOSE_LABELS[request.what]);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': closeLabel ?? undefined, disabled: isBusy }}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
    >
      {request?.what === 'cancel' && <CancelSteps subscription={request.subscription} {...body} />}
      {request?.what === 'change' && <ChangeMethod subscription={request.subscription} {...body} />}
      {request?.what === 'settle' && <SettleAmount subscription={request.subscription} {...body} />}
    </Modal>
  );
}

const CLOSE_LABELS = {
  cancel: 'subscription.cancel.keep',
  change: 'subscription.change.back',
  settle: 'subscription.settle.back',
} as const satisfies Record<DialogRequest['what'], string>;
