import { z } from 'zod';
import type { WebhookEvent, WebhookSubject } from '../../webhook-events/webhook-event.ts';

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().min(1).max(255),
  resource: z
    .object({
      id: z.string().optional(),
      dispute_id: z.string().optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
        .optional(),
      metadata: z.object({ order_id: z.string().optional() }).optional(),
    })
    .optional(),
});

type Resource = z.infer<typeof eventSchema>['resource'];

/** Reads a verified body. @throws {ZodError} when it is not an event, {SyntaxError} when it is not JSON. */
export function readPaypalWebhook(body: string): WebhookEvent {
  const { id, event_type: type, resource } = eventSchema.parse(JSON.parse(body));
  return { id, type, about: aboutOf(type, resource) };
}

function aboutOf(type: string, resource: Resource): WebhookSubject | null {
  if (type.startsWith('CUSTOMER.DISPUTE.')) return about('dispute', resource?.dispute_id);
  if (type.startsWith('CHECKOUT.ORDER.')) return about('payment', resource?.id);
  // A refund, by us or in the dashboard, or a reversal by PayPal: the resource is the refund, not the capture.
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED' || type.startsWith('PAYMENT.REFUND.'))
    return about('refund', resource?.id);
  if (type.startsWith('PAYMENT.CAPTURE.')) return about('payment', resource?.supplementary_data?.related_ids?.order_id);
  // An account was saved a moment after its order was paid. An account saved by a verification names no order.
  if (type.startsWith('VAULT.')) return about('payment', resource?.metadata?.order_id);
  return null;
}

function about(kind: WebhookSubject['kind'], ref: string | undefined): WebhookSubject | null {
  return ref ? { kind, ref } : null;
}
