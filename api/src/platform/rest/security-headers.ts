import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../../config.ts';
import { pageSources, paymentRequestOrigins } from '../../features/billing/providers/page-sources.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';
const MEASUREMENT = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** What no page of ours needs, and so none may use; paying may come from the card's own frame. */
const PERMISSIONS_POLICY = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat(`payment=(${['self', ...paymentRequestOrigins().map((origin) => `"${origin}"`)].join(' ')})`)
  .join(', ');

/**
 * The headers of every answer. They are the same for all, so helmet makes them once: at each answer it would put the policy together anew.
 *
 * @param inlineScripts the scripts that stand in the page itself, word for word; others there do not run.
 */
export function securityHeaders(config: Config, inlineScripts: readonly string[]): Map<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(helmetOptions(config, inlineScripts))(request, response, (error) => {
    if (error) throw error;
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return new Map([...headers, ['permissions-policy', PERMISSIONS_POLICY]]);
}

/** What a page of ours may load and talk to: itself, and whoever takes the card. */
function helmetOptions(config: Config, inlineScripts: readonly string[]): HelmetOptions {
  const { isHttps, tagManagerId } = config;
  const measures = tagManagerId !== null;
  const payment = pageSources(config);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // HarfBuzz is WebAssembly.
        scriptSrc: [
          "'self'",
          "'wasm-unsafe-eval'",
          ...inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
          ...payment.scripts,
          ...(measures ? [TAG_MANAGER] : []),
        ],
        // Component styles are set as attributes and by tags that the components write.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(measures ? [TAG_MANAGER] : [])],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...payment.connections, ...(measures ? [TAG_MANAGER, ...MEASUREMENT] : [])],
        frameSrc: [...payment.frames],
        workerSrc: ["'self'", 'blob:'],
        formAction: ["'self'", ...payment.formTargets],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    crossOriginEmbedderPolicy: false,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
