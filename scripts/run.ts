import { join } from 'node:path';
import { generateClients } from '../prisma/scripts/generate-clients.ts';
import { buildWeb } from './build-web.ts';
import { say } from './failure.ts';
import { planProduct } from './product-plan.ts';
import { type RunningProduct, runProduct } from './run-product.ts';

const ROOT = join(import.meta.dirname, '..');

/** `make run`: the product as in production, with sandboxes for external services that are not configured. */
await runProduct({
  plan: () => planProduct(process.env, { WEB_DIST: join(ROOT, 'web', 'dist') }),
  async prepare(ending) {
    await generateClients();
    await buildWeb(ending);
  },
  async onReady(product) {
    announce(product);
    return async () => {};
  },
});

function announce({ publicUrl, dataDir, chosen }: RunningProduct): void {
  say(`\nKreda is ready: ${publicUrl}\n`);
  say(`  Data lies in ${dataDir}. Stop with Ctrl+C.`);
  if (!process.env.SMTP_URL) say(`  Mails are written into ${join(dataDir, 'outbox')}; to send them set SMTP_URL.`);
  if ('GOOGLE_ISSUER' in chosen) {
    say('  Google is a sandbox too; for the real one set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.');
  }
  if ('PAYPAL_API_BASE' in chosen) say('  PayPal is a sandbox too; for the real one set the PAYPAL_ variables.');
  if ('STRIPE_SANDBOX_URL' in chosen) {
    say('  Payments go to the sandbox: card 4242 4242 4242 4242, any future expiry, any CVC.');
    say(
      '  For real ones set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET; for MySQL set DATABASE_URL.\n',
    );
  }
}
