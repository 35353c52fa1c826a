import { Text } from '@mantine/core';
import { formatDateTime } from '../../../lib/format-date.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { UnbrokenOrderNumber } from '../../../ui/unbroken-order-number.tsx';
import { useT } from '../messages.ts';
import { RefundProgress } from './refund-progress.tsx';
import { StepHeading } from './step-heading.tsx';
import classes from './withdrawal.module.css';

/** The acknowledgement of a withdrawal, as it is mailed too. */
export function AcknowledgementCard({ acknowledgement }: { acknowledgement: Outputs['billing']['withdrawByNumber'] }) {
  const t = useT();
  const { declaredAt, statement, consumerName, consumerEmail } = acknowledgement;
  return (
    <>
      <StepHeading>{t('withdrawal.accepted')}</StepHeading>
      <Text mt="xs">{t('withdrawal.declaredAt', { at: formatDateTime(new Date(declaredAt)) })}</Text>
      <blockquote className={classes.statement}>
        <p>
          <UnbrokenOrderNumber text={statement} />
        </p>
        <p>{consumerName}</p>
      </blockquote>
      <Text>
        <RefundProgress {...acknowledgement} />
      </Text>
      <Text mt="xs">{t('withdrawal.mailed', { email: consumerEmail })}</Text>
    </>
  );
}
