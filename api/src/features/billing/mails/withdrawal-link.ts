import type { Language } from '@kreda/document/engine/text/languages';
import { pathIn } from '@kreda/site/routes';
import type { Config } from '../../../config.ts';
import { orderNumberOf } from '../orders/order-number.ts';

/** The address of the withdrawal function, with the order's number filled in. */
export function withdrawalUrl(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { language, orderId }: { language: Language; orderId: string },
): string {
  return publicUrl + pathIn(language, 'withdrawal', { query: { order: orderNumberOf(orderId) } });
}
