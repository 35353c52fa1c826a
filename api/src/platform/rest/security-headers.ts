import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../../config.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';
const MEASUREMENT = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** What our pages load from payment providers, for Content-Security-Policy and Permissions-Policy. */
interface PaymentSources {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  formTargets: readonly string[];
  /** Frames that may use the browser's Payment Request API, beside our own pages. */
  paymentFrames: readonly string[];
  /** Frames that may ask for a passkey. */
  passkeyFrames: readonly string[];
}

interface PageNeeds {
  /** The inline scripts of the page, byte for byte. Browsers run no others. */
  inlineScripts: readonly string[];
  payment: PaymentSources;
}

/** Browser features that none of our pages needs. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

/**
 * The headers of every answer. They are always the same, so helmet makes them once and not for each answer.
 */
export function securityHeaders(
  config: Pick<Config, 'isHttps' | 'tagManagerId'>,
  { inlineScripts, payment }: PageNeeds,
): Map<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(helmetOptions(config, { inlineScripts, payment }))(request, response, (error) => {
    if (error) throw error;
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return new Map([...headers, ['permissions-policy', permissionsPolicy(payment)]]);
}

function permissionsPolicy({ paymentFrames, passkeyFrames }: PaymentSources): string {
  // A frame gets nothing that the page around it is not allowed (W3C Permissions Policy, 9.7), so the page itself is on the list.
  const withFrames = (origins: readonly string[]) => ['self', ...origins.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    `payment=(${withFrames(paymentFrames)})`,
    `publickey-credentials-get=(${passkeyFrames.length > 0 ? withFrames(passkeyFrames) : ''})`,
  ].join(', ');
}

/** A page may load from and connect to our own origin, payment providers and, if configured, analytics. */
function helmetOptions(
  { isHttps, tagManagerId }: Pick<Config, 'isHttps' | 'tagManagerId'>,
  { inlineScripts, payment }: PageNeeds,
): HelmetOptions {
  const measures = tagManagerId !== null;
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
        // Components set styles by attributes and by style elements.
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
    // Google Pay may open a window of its own, which answers to this page.
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin-allow-popups' } : false,
    crossOriginEmbedderPolicy: false,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
