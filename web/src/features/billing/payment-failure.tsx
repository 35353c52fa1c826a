import { Alert, Anchor, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import { errorText } from '../../ui/error-text.ts';
import { type Checkout, checkoutPath } from './checkout.ts';
import { useT } from './messages.ts';
import classes from './payment-failure.module.css';
import type { Failure } from './use-payment.ts';

interface PaymentFailureProps {
  failure: Failure;
  checkout: Checkout;
}

/** Why a payment failed, with links to continue if this package cannot be bought. */
export function PaymentFailure({ failure, checkout }: PaymentFailureProps) {
  const t = useT();
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />}>
      <Text size="sm">{errorText(failure.error)}</Text>
      {failure.isConflict && (
        <div className={classes.ways}>
          <Anchor component={Link} to={path('payment')} size="sm" fw={550} c="inherit" underline="always">
            {t('payment.toPayments')}
          </Anchor>
          <Anchor
            component={Link}
            to={checkoutPath('cv-pricing', checkout)}
            size="sm"
            fw={550}
            c="inherit"
            underline="always"
          >
            {t('payment.change')}
          </Anchor>
        </div>
      )}
    </Alert>
  );
}
