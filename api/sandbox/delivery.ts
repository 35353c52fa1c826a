/** What happens to notices on their way; tests change it through the control routes. */
interface DeliveryFaults {
  drop: boolean;
  delayMs: number;
}

const RETRIES_MS = [500, 2_000, 8_000, 30_000, 120_000];

/** Brings notices to the API, again and again until they are taken. */
export interface Delivery<Event> {
  faults: DeliveryFaults;
  /** Sends a new event, unless notices are dropped. */
  send(event: Event): void;
  /** Sends known events once more, in the order given; resolves to how many were taken. */
  redeliver(events: readonly Event[]): Promise<number>;
  stop(): void;
}

/**
 * @param settings.url where notices go; asked at each delivery. Without one they are kept and not sent.
 * @param settings.sign answers the headers that prove where a body comes from, at the time of its delivery.
 */
export function createDelivery<Event>(settings: {
  url: () => string | undefined;
  sign: (body: string) => Record<string, string>;
}): Delivery<Event> {
  const faults: DeliveryFaults = { drop: false, delayMs: 0 };
  const timers = new Set<NodeJS.Timeout>();

  async function deliver(event: Event): Promise<boolean> {
    const url = settings.url();
    if (!url) return true;
    const body = JSON.stringify(event);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...settings.sign(body) },
      body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    return response?.ok === true;
  }

  function after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  }

  function attempt(event: Event, tries: number): void {
    after(tries === 0 ? faults.delayMs : (RETRIES_MS[tries - 1] ?? 0), async () => {
      if (await deliver(event)) return;
      if (tries < RETRIES_MS.length) attempt(event, tries + 1);
    });
  }

  return {
    faults,
    send(event) {
      if (!faults.drop) attempt(event, 0);
    },
    async redeliver(events) {
      let taken = 0;
      for (const event of events) if (await deliver(event)) taken++;
      return taken;
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
