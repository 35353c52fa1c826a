import { Text } from '@mantine/core';
import { useLanguage } from '../../i18n/define-messages.ts';
import { formatDateInWarsaw } from '../../lib/format-date.ts';
import { formatMoney } from './money.ts';
import type { Offer } from './package-card.tsx';
import { useT } from './price-messages.ts';

/**
 * What the law asks for beside a reduced price: the lowest price of the 30 days before (Directive 98/6/EC, art. 6a). Renders nothing for
 * a price that is not reduced.
 */
export function ReductionNote({ offer: { reduction, currency } }: { offer: Pick<Offer, 'reduction' | 'currency'> }) {
  const t = useT();
  const language = useLanguage();
  if (reduction === null) return null;
  const { lowestBefore, until } = reduction;
  return (
    <Text size="xs" c="dimmed" fw={400} mt={4}>
      {t('lowest', { amount: formatMoney(lowestBefore, currency, language) })}
      {until !== null && (
        <>
          <br />
          {t('reducedUntil', { date: formatDateInWarsaw(lastMomentBefore(until)) })}
        </>
      )}
    </Text>
  );
}

/** The reduction ends at midnight, when the next price begins: its last day is the one before. */
function lastMomentBefore(until: string): Date {
  return new Date(Date.parse(until) - 1);
}
