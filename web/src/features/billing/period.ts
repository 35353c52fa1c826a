import { t } from './messages.ts';

/** How often something is paid that is paid every so many months: 'every month'. */
export function everyText(months: number): string {
  if (months === 1) return t('period.everyMonth');
  return months === 12 ? t('period.everyYear') : t('period.everyMonths', { months });
}

/** What a price is for that is paid every so many months: '/ month'. */
export function perText(months: number): string {
  if (months === 1) return t('period.perMonth');
  return months === 12 ? t('period.perYear') : t('period.perMonths', { months });
}
