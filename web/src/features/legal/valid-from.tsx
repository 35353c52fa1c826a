import { formatDate } from '../../lib/format-date.ts';
import { useT } from './messages.ts';

/** The day from which the texts are valid. Change it whenever their meaning changes. */
const VALID_FROM = new Date(2026, 10, 26);

export function ValidFrom() {
  const t = useT();
  return t('validFrom', { date: formatDate(VALID_FROM) });
}
