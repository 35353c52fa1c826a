import { t } from './messages.ts';

/** How often a payment recurs: 'every month'. */
export function everyText(months: number): string {
  if (months === 1) return t('period.everyMonth');
  return months === 12 ? t('period.everyYear') : t('period.everyMonths', { months });
}

/** The period that a price is for: '/ month'. */
export function perText(months: number): string {
  if (months === 1) return t('period.perMonth');
  return months === 12 ? t('period.perYear') : t('period.perMonths', { months });
}
