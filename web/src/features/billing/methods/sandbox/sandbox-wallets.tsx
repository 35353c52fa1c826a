import { Button, Divider, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconWallet } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../../i18n/define-messages.ts';
import { useT } from '../../messages.ts';
import { formatMoney } from '../../money.ts';
import classes from '../method-fields.module.css';
import type { Confirmation, MethodOutcome, WalletsProps } from '../method-fields.ts';
import { type PaymentError, paymentErrorText } from '../payment-errors.ts';
import type { CardInput } from './card-input.ts';
import { cardForm, confirmAtSandbox, followRedirect } from './sandbox-confirm.ts';

interface SandboxWalletsProps extends WalletsProps {
  confirmUrl: string;
}

/** The card in the test wallet: one that is always paid. */
const CARD: CardInput = { number: '4242424242424242', expiry: '12 / 40', cvc: '123' };

/** A wallet as Google Pay and Apple Pay are one: a button, a sheet that asks once, and no form. */
export function SandboxWallets({ purchase, isLocked, canPay, onPay, confirmUrl }: SandboxWalletsProps) {
  const t = useT();
  const [isOpen, sheet] = useDisclosure();
  const [error, setError] = useState<PaymentError | null>(null);
  const amount = formatMoney(purchase.amount, purchase.currency, useLanguage());

  const confirm = async (confirmation: Confirmation): Promise<MethodOutcome> => {
    const result = await confirmAtSandbox(confirmUrl, cardForm(CARD, 'google_pay'), confirmation);
    if (!('error' in result)) return followRedirect(result.intent);
    setError(result.error);
    return { kind: 'refused' };
  };

  return (
    <div className={classes.wallets}>
      <Button
        variant="default"
        size="md"
        fullWidth
        disabled={isLocked}
        leftSection={<IconWallet size={20} stroke={1.6} aria-hidden />}
        onClick={() => {
          setError(null);
          if (canPay()) sheet.open();
        }}
      >
        {t('payment.walletTest')}
      </Button>
      {error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {paymentErrorText(error)}
        </Text>
      )}
      <Divider label={t('payment.or')} />
      <Modal
        opened={isOpen}
        onClose={sheet.close}
        title={t('payment.walletTest')}
        closeButtonProps={{ 'aria-label': t('payment.walletTestCancel') }}
      >
        <Text>{t('payment.walletTestText')}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={sheet.close}>
            {t('payment.walletTestCancel')}
          </Button>
          <Button
            onClick={() => {
              sheet.close();
              onPay({ wallet: 'google_pay', confirm, fail: () => {} });
            }}
          >
            {t('payment.walletTestPay', { amount })}
          </Button>
        </Group>
      </Modal>
    </div>
  );
}
