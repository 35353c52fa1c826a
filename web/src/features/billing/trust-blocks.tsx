import { Text } from '@mantine/core';
import { IconCalendarCheck, IconCreditCard, IconScale, IconShieldLock } from '@tabler/icons-react';
import { useT } from './messages.ts';
import type { PaymentPlan } from './payment-plan.ts';
import classes from './trust-blocks.module.css';

const BLOCKS = [
  { key: 'safe', Icon: IconCreditCard },
  { key: 'data', Icon: IconShieldLock },
  { key: 'freedom', Icon: IconScale },
  { key: 'guarantee', Icon: IconCalendarCheck },
] as const;

interface TrustBlocksProps {
  /** The kind of the package that is paid here; undefined for texts about all packages. */
  kind?: PaymentPlan['kind'];
}

/** Reasons to trust the payment: safe transaction, data protection, freedom of decision, 14-day guarantee. */
export function TrustBlocks({ kind }: TrustBlocksProps) {
  const t = useT();
  return (
    <div className={classes.frame}>
      <ul className={classes.blocks}>
        {BLOCKS.map(({ key, Icon }) => (
          <li key={key}>
            <Icon size={22} stroke={1.5} className={classes.icon} aria-hidden />
            <div>
              <Text fw={600} size="sm">
                {t(`trust.${key}.title`)}
              </Text>
              <Text size="sm" c="dimmed" mt={2}>
                {key === 'freedom' ? t(`trust.freedom.${kind ?? 'any'}`) : t(`trust.${key}.text`)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
