import { randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { createDelivery, type Delivery } from '../delivery.ts';
import { createSigningIdentity } from '../signing-identity.ts';
import { type PaypalDeps, type PaypalEventBody, type PaypalStore, paypalId, paypalTime } from './state.ts';
import { toWire } from './wire.ts';

export interface WebhookSettings {
  url: () => string | undefined;
  /** PayPal's id of the webhook that listens there. */
  webhookId: string;
  clock: () => Date;
  address: () => string;
}

export interface PaypalWebhooks {
  delivery: Delivery<PaypalEventBody>;
  emit: PaypalDeps['emit'];
  /** Where the certificate of its signatures lies, and what lies there. */
  certificatePath: string;
  certificatePem: string;
}

/** Sends events to the API, signed as PayPal signs them: with a key of this start, whose certificate has its own address. */
export function createPaypalWebhooks(store: PaypalStore, settings: WebhookSettings): PaypalWebhooks {
  const { url, webhookId, clock, address } = settings;
  const { privateKey, certificatePem, fingerprint } = createSigningIdentity('messageverificationcerts.sandbox');
  const certificatePath = `/v1/notifications/certs/CERT-${fingerprint}`;
  const delivery = createDelivery<PaypalEventBody>({
    url,
    sign(body) {
      const transmissionId = randomUUID();
      const time = paypalTime(clock());
      const message = `${transmissionId}|${time}|${webhookId}|${crc32(body)}`;
      return {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${address()}${certificatePath}`,
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(message), privateKey).toString('base64'),
        'paypal-transmission-time': time,
      };
    },
  });
  return {
    delivery,
    certificatePath,
    certificatePem,
    emit(type, resourceType, resource) {
      const event: PaypalEventBody = {
        id: `WH-${paypalId()}-${paypalId()}`,
        event_version: '1.0',
        create_time: clock().toISOString(),
        resource_type: resourceType,
        event_type: type,
        summary: `${type} in the sandbox`,
        resource: toWire(resource),
        links: [],
      };
      store.state.events.push(event);
      delivery.send(event);
    },
  };
}
