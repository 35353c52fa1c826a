import { type Currency, HOME_CURRENCY } from '@kreda/site/currencies';
import { useId, useState } from 'react';
import { rememberCurrency } from '../../lib/remember-currency.ts';
import { trpc } from '../../lib/trpc.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import classes from './currency-switch.module.css';
import { useT } from './price-messages.ts';
import { usePriceList } from './use-price-list.ts';
import { ZlotyMethodsNote } from './zloty-methods-note.tsx';

/** The currency of the prices, as radio buttons. The choice is remembered. Renders nothing where prices have one currency. */
export function CurrencySwitch({ isLocked = false }: { isLocked?: boolean }) {
  const t = useT();
  const group = useId();
  const isHydrated = useIsHydrated();
  const { data: list } = usePriceList();
  const utils = trpc.useUtils();
  /** The clicked currency, until its prices have loaded. */
  const [wanted, setWanted] = useState<Currency | null>(null);
  if (!list || list.currencies.length < 2) return null;
  const choose = async (currency: Currency) => {
    setWanted(currency);
    rememberCurrency(currency);
    await utils.billing.priceList.invalidate();
    setWanted(null);
  };
  const shown = wanted ?? list.currency;
  return (
    <>
      <fieldset className={classes.switch} disabled={!isHydrated || isLocked}>
        <legend>{t('currency')}</legend>
        {list.currencies.map((currency) => (
          <label key={currency}>
            <input
              type="radio"
              name={group}
              value={currency}
              checked={currency === shown}
              onChange={() => void choose(currency)}
            />
            {currency}
          </label>
        ))}
      </fieldset>
      {list.currency !== HOME_CURRENCY && list.currencies.includes(HOME_CURRENCY) && (
        <ZlotyMethodsNote currency={list.currency} />
      )}
    </>
  );
}
