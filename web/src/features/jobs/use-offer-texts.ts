import { useLanguage } from '../../i18n/define-messages.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { formatSalary } from './format-salary.ts';
import { useT } from './messages.ts';

export type OfferCard = Outputs['jobs']['list']['offers'][number];

/** The texts for an offer's place and salary; null if the offer has none. */
export function useOfferTexts({ city, isRemote, salary }: Pick<OfferCard, 'city' | 'isRemote' | 'salary'>) {
  const t = useT();
  const language = useLanguage();
  return {
    place: [city, isRemote ? t('remote') : null].filter(Boolean).join(' · ') || null,
    salary: salaryText(),
  };

  function salaryText(): string | null {
    if (salary === null || typeof salary === 'string') return salary;
    const { text, ends } = formatSalary(salary, language);
    const amount = ends === 'both' ? text : t(`amount.${ends}`, { amount: text });
    return t('amount.range', { amount, kind: t(salary.isGross ? 'amount.gross' : 'amount.net') });
  }
}
