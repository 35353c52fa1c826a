import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Admission } from './admission.ts';

/**
 * The renderer's metrics. No label takes more than a few values, whatever the requests contain. docs/operations.md says what each is for.
 */
export interface Metrics {
  registry: Registry;
  /** `outcome`: OK, the contract's reason of a refusal, CANCELLED or FAILED. */
  renderSeconds: Histogram<'outcome'>;
  joinSeconds: Histogram<'outcome'>;
  renderPages: Histogram;
  pdfBytes: Counter;
  workersReplaced: Counter;
}

/** Creates the metrics of one process, in a registry of their own. */
export function createMetrics(admission: Admission, places: { running: number; waiting: number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const { running, waiting } = admission;
  for (const [name, help, read] of [
    ['kreda_renders_running', 'Renders in progress.', running],
    ['kreda_renders_waiting', 'Renders that wait for a turn.', waiting],
    ['kreda_renders_running_limit', 'Renders that may be in progress at a time.', () => places.running],
    ['kreda_renders_waiting_limit', 'Renders that may wait; one more is refused.', () => places.waiting],
  ] as const) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
  return {
    registry,
    renderSeconds: new Histogram({
      name: 'kreda_render_duration_seconds',
      help: 'Duration of renders from request to response, with their wait.',
      labelNames: ['outcome'],
      buckets: [0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 30],
      registers,
    }),
    joinSeconds: new Histogram({
      name: 'kreda_join_duration_seconds',
      help: 'Duration of joins from request to response, with their wait.',
      labelNames: ['outcome'],
      buckets: [0.3, 0.5, 1, 2, 5, 10, 20, 40, 60],
      registers,
    }),
    renderPages: new Histogram({
      name: 'kreda_render_pages',
      help: 'Pages of the documents that were rendered.',
      buckets: [1, 2, 3, 5, 10, 20, 30, 60],
      registers,
    }),
    pdfBytes: new Counter({ name: 'kreda_pdf_bytes_total', help: 'Bytes of PDFs in responses.', registers }),
    workersReplaced: new Counter({
      name: 'kreda_render_workers_replaced_total',
      help: 'Worker threads that were terminated and replaced: on a timeout, a failure or a cancelled call.',
      registers,
    }),
  };
}
