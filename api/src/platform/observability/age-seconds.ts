/** How long ago something was; 0 for nothing, and for what a faster clock has dated. */
export function ageSeconds(now: Date, since: Date | null | undefined): number {
  return since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0;
}
