const calendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' });

/**
 * The day in the seller's time zone, as an ISO date. It decides, for example, which year an invoice of New Year's Eve belongs to.
 */
export function dayInWarsaw(now: Date): string {
  return calendar.format(now);
}
