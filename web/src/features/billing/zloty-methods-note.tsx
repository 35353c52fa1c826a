import { toBcp47 } from '@kreda/document/engine/text/languages';
import { type Currency, HOME_CURRENCY } from '@kreda/site/currencies';
import { Text } from '@mantine/core';
import { useLanguage } from '../../i18n/define-messages.ts';
import { useT } from './messages.ts';
import { METHOD_NAMES } from './method-names.ts';
import { useOfferedMethods } from './use-offered-methods.ts';

/** A payment that is within the limits of every method, in minor units. */
const USUAL_AMOUNT = 1_000;

/** Names the methods that the buyer could pay by in złoty, and not in the currency of the prices. Renders nothing where there are none. */
export function ZlotyMethodsNote({ currency }: { currency: Currency }) {
  const t = useT();
  const language = useLanguage();
  const inZloty = useOfferedMethods(once(HOME_CURRENCY), false).data ?? [];
  const { data: here } = useOfferedMethods(once(currency), false);
  const names = inZloty.flatMap((method) =>
    method === 'card' || here?.includes(method) ? [] : [METHOD_NAMES[method]],
  );
  if (!here || names.length === 0) return null;
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {t('payment.inZloty', { methods: new Intl.ListFormat(toBcp47(language)).format(names) })}
    </Text>
  );
}

function once(currency: Currency) {
  return { amount: USUAL_AMOUNT, renewalAmount: null, currency };
}
