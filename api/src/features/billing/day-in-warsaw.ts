const calendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' });

/**
 * The day where the seller is, as an ISO date: an invoice of New Year's Eve belongs to the year that the seller's calendar shows.
 */
export function dayInWarsaw(now: Date): string {
  return calendar.format(now);
}
