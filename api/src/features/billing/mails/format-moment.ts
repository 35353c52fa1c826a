import { formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';

const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', timeStyle: 'medium' });
const offset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', timeZoneName: 'shortOffset' });

/** A day and time in the seller's time zone, to the second: `26.11.2026, 14:05:31 (GMT+1)`. */
export function formatMoment(at: Date): string {
  const zone = offset.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${formatDay(dayInWarsaw(at))}, ${clock.format(at)} (${zone})`;
}
