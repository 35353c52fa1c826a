import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../messages.ts';
import { CancelSteps } from './cancel-steps.tsx';
import { ChangeMethod } from './change-method.tsx';
import { SettleAmount } from './settle-amount.tsx';
import type { Subscription } from './subscription-status.ts';

/** What can be asked for, and the subscription as it was then: what changes meanwhile does not pull a dialog away. */
export interface Asked {
  what: 'cancel' | 'change' | 'settle';
  subscription: Subscription;
}

interface SubscriptionDialogsProps {
  asked: Asked | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialogs about a subscription; none closes while something is under way. */
export function SubscriptionDialogs({ asked, isOpen, onClose }: SubscriptionDialogsProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const body = { onBusy: setBusy, isBusy, onClose };
  const title = asked && t(`subscription.${asked.what}.title`);
  const leave = asked && t(LEAVE[asked.what]);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': leave ?? undefined, disabled: isBusy }}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
    >
      {asked?.what === 'cancel' && <CancelSteps subscription={asked.subscription} {...body} />}
      {asked?.what === 'change' && <ChangeMethod subscription={asked.subscription} {...body} />}
      {asked?.what === 'settle' && <SettleAmount subscription={asked.subscription} {...body} />}
    </Modal>
  );
}

const LEAVE = {
  cancel: 'subscription.cancel.keep',
  change: 'subscription.change.back',
  settle: 'subscription.settle.back',
} as const satisfies Record<Asked['what'], string>;
