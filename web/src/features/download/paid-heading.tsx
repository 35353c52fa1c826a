import { ThemeIcon, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useT } from './messages.ts';
import classes from './thank-you-page.module.css';
import { beginsTrial, type PaidOrder } from './use-payment-check.ts';

/** The heading of the pages after a payment. */
export function PaidHeading({ order }: { order: PaidOrder | null }) {
  const t = useT();
  return (
    <>
      <ThemeIcon size={48} radius="xl" color="green" variant="light">
        <IconCheck size={26} />
      </ThemeIcon>
      <Title order={1} className={classes.title}>
        {t(beginsTrial(order) ? 'thankYou.trialTitle' : 'thankYou.title')}
      </Title>
    </>
  );
}
