import type { Browser } from '@playwright/test';

/** The part of a trace event of Chromium that is read here. */
interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  pid: number;
  id2?: { local?: string };
  args: { event_latency?: { event_type?: string } };
}

/**
 * The time from each key that is pressed during `type` until the frame with its effect is presented, as Chromium's own trace has it, ms, in order.
 * Waiting for the main thread, layout, painting, rasterising and compositing are in it. Keys without an effect have none.
 */
export async function keyLatencies(browser: Browser, type: () => Promise<void>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['input.scrolling'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await type();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  await session.detach();

  const latencies: number[] = [];
  const begun = new Map<string, TraceEvent>();
  for (const event of events.filter(({ name }) => name === 'EventLatency').sort((a, b) => a.ts - b.ts)) {
    const id = `${event.pid} ${event.id2?.local}`;
    const begin = begun.get(id);
    if (event.ph === 'b') begun.set(id, event);
    else if (begin?.args.event_latency?.event_type === 'KEY_PRESSED') latencies.push((event.ts - begin.ts) / 1_000);
  }
  return latencies;
}
