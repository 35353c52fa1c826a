import type { PayingApi } from '../paying.ts';
import { type Answer, TestBrowser } from '../test-browser.ts';
import type { BuyerPlan } from './buyer-plan.ts';

const PASSWORD = 'zielona-kreda';
/** A session ends after some days without a visit. */
const LOGIN_AGAIN_MS = 12 * 60 * 60_000;

/** An order that the buyer knows of: from the answer of a checkout. */
export interface KnownOrder {
  orderId: string;
  packageSlug: string;
}

/** Why a buyer must not be charged without being there, from some time on. */
export interface ChargeStop {
  why: string;
  from: Date;
  /** Null: for good. */
  until: Date | null;
}

/** A buyer of the year, with the browser and with what the buyer remembers. */
export class Buyer {
  readonly plan: BuyerPlan;
  readonly email: string;
  readonly userId: string;
  readonly orders: KnownOrder[] = [];
  readonly stops: ChargeStop[] = [];
  dispute: { provider: 'stripe' | 'paypal'; ref: string } | null = null;
  isDeleted = false;
  readonly #browser: TestBrowser;
  readonly #api: PayingApi['api'];
  #loggedInAt: Date;

  constructor(paying: PayingApi, plan: BuyerPlan, known: { email: string; userId: string; browser: TestBrowser }) {
    this.#api = paying.api;
    this.plan = plan;
    this.email = known.email;
    this.userId = known.userId;
    this.#browser = known.browser;
    this.#loggedInAt = paying.api.now;
  }

  static async register(paying: PayingApi, plan: BuyerPlan): Promise<Buyer> {
    const { browser, email } = await paying.newBuyer();
    const { id: userId } = await paying.api.db.user.findUniqueOrThrow({ where: { email }, select: { id: true } });
    return new Buyer(paying, plan, { email, userId, browser });
  }

  async call(procedure: string, input?: unknown): Promise<Answer> {
    await this.#logIn();
    return this.#browser.mutate(procedure, input);
  }

  async ask(procedure: string): Promise<Answer> {
    await this.#logIn();
    return this.#browser.query(procedure);
  }

  /** Calls without a session, from an IP address of the buyer's own. */
  async callAsStranger(procedure: string, input: unknown): Promise<{ status: number; body: unknown }> {
    const { no } = this.plan;
    const address = `198.18.${Math.floor(no / 250)}.${1 + (no % 250)}`;
    const answer = await new TestBrowser(this.#api.url).send('POST', `/trpc/${procedure}`, input, {
      'x-forwarded-for': address,
    });
    const body = answer.body as { error?: unknown; result?: { data?: unknown } };
    return { status: answer.status, body: body.error ?? body.result?.data };
  }

  /** From now on nothing may be charged without the buyer. */
  stop(why: string): void {
    this.stops.push({ why, from: this.#api.now, until: null });
  }

  /** What stopped the charges no longer does. */
  allow(why: string): void {
    for (const stop of this.stops) if (stop.why === why && stop.until === null) stop.until = this.#api.now;
  }

  async #logIn(): Promise<void> {
    const { now } = this.#api;
    if (now.getTime() - this.#loggedInAt.getTime() < LOGIN_AGAIN_MS) return;
    const answer = await this.#browser.send('POST', '/api/login', { email: this.email, password: PASSWORD });
    if (answer.status !== 200) throw new Error(`${this.email} could not log in: ${answer.status}`);
    this.#loggedInAt = now;
  }
}
