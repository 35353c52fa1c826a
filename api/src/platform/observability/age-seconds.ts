/** The age of a time in seconds; 0 without a time, and for one in the future, which a faster clock wrote. */
export function ageSeconds(now: Date, since: Date | null | undefined): number {
  return since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0;
}
