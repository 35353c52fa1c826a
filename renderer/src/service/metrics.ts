import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Admission } from './admission.ts';

/** What the renderer counts and measures. Every label has few values, whatever is sent here; docs/operations.md says what each is for. */
export interface Metrics {
  registry: Registry;
  /** `outcome`: OK, the contract's reason for a refusal, CANCELLED or FAILED. */
  renderSeconds: Histogram<'outcome'>;
  renderPages: Histogram;
  pdfBytes: Counter;
  workersReplaced: Counter;
}

/** Metrics of one process, in a registry of their own. */
export function createMetrics(admission: Admission, places: { running: number; waiting: number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const { running, waiting } = admission;
  for (const [name, help, read] of [
    ['kreda_renders_running', 'Renders at work.', running],
    ['kreda_renders_waiting', 'Renders that stand in line.', waiting],
    ['kreda_renders_running_limit', 'Renders that may work at a time.', () => places.running],
    ['kreda_renders_waiting_limit', 'Renders that may stand in line; one more is refused.', () => places.waiting],
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
      help: 'Renders from their arrival to their answer, with their wait.',
      labelNames: ['outcome'],
      buckets: [0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 30],
      registers,
    }),
    renderPages: new Histogram({
      name: 'kreda_render_pages',
      help: 'Pages of the documents that were rendered.',
      buckets: [1, 2, 3, 5, 10, 20, 30, 60],
      registers,
    }),
    pdfBytes: new Counter({ name: 'kreda_pdf_bytes_total', help: 'Bytes of PDFs that were answered.', registers }),
    workersReplaced: new Counter({
      name: 'kreda_render_workers_replaced_total',
      help: 'Worker threads that were ended and replaced: they overran, failed, or their caller gave up.',
      registers,
    }),
  };
}
