import { trpc } from './trpc.ts';

/** Refetches the answers that contain texts in the interface's language. Call it after the language has changed. */
export function useRefetchLocalized(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.billing.priceList.invalidate(), utils.site.dictionaries.invalidate()]);
}
