import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@kreda/e2e/product';
import { stringify } from 'yaml';
import { z } from 'zod';
import { rules } from '../../../deploy/observability/rules.ts';
import type { Cluster } from '../load/cluster.ts';
import { createProcess } from '../load/process.ts';

/**
 * Divides the waits and ranges of alert rules, so that an outage of half a minute counts as one of five minutes. Thresholds in seconds,
 * scrape intervals and calls to providers keep real time.
 */
export const SPEED_UP = 10;

/** The cluster has no backups. */
const UNUSED_ALERTS = ['BackupIsLate', 'BackupIsMissing'];

/** An alert that fired, and the seconds from the given moment until it fired. */
export interface Fired {
  alert: string;
  severity: string;
  afterSeconds: number;
}

export interface Prometheus {
  /** Alerts that began to fire after `since`. */
  firedSince(since: Date): Promise<Fired[]>;
  /** The names of the alerts that fire now. */
  firing(): Promise<string[]>;
  stop(): Promise<void>;
}

const answerSchema = z.object({
  data: z.object({
    result: z.array(
      z.object({
        metric: z.object({ alertname: z.string(), severity: z.string() }),
        values: z.array(z.tuple([z.number(), z.string()])),
      }),
    ),
  }),
});

/** Runs Prometheus on the cluster with the product's alert rules in shortened time. @param program the path of Prometheus. */
export async function startPrometheus(program: string, { metrics }: Pick<Cluster, 'metrics'>): Promise<Prometheus> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreda-prometheus-'));
  const port = await freePort();
  const jobs = Object.groupBy(metrics, ({ job }) => job);
  await writeFile(
    path.join(folder, 'prometheus.yml'),
    stringify({
      // Not shortened: without the database, an API needs seconds to answer a scrape.
      global: { scrape_interval: '5s', scrape_timeout: '5s', evaluation_interval: '1s' },
      rule_files: ['alerts.yml'],
      scrape_configs: Object.entries(jobs).map(([job, targets]) => ({
        job_name: job,
        static_configs: [{ targets: targets.map((target) => `127.0.0.1:${target.port}`) }],
      })),
    }),
  );
  const shortened = rules
    .filter(({ alert }) => !UNUSED_ALERTS.includes(alert))
    .map((rule) => ({ ...rule, expr: withShortRanges(rule.expr), for: shorter(rule.for) }));
  await writeFile(path.join(folder, 'alerts.yml'), stringify({ groups: [{ name: 'kreda', rules: shortened }] }));
  const server = createProcess(
    'Prometheus',
    [
      program,
      `--config.file=${path.join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { environment: {}, isReady: (line) => line.includes('Server is ready') },
  );
  try {
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }

  /** The seconds of Unix time at which each alert fired. */
  const firingBetween = async (from: number, to: number) => {
    const query = new URLSearchParams({
      query: 'ALERTS{alertstate="firing"}',
      start: String(from),
      end: String(to),
      step: '1',
    });
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/query_range?${query}`);
    return answerSchema.parse(await response.json()).data.result;
  };
  const now = () => Date.now() / 1_000;

  return {
    async firedSince(since) {
      const from = since.getTime() / 1_000;
      const series = await firingBetween(from, now());
      const first = new Map<string, Fired>();
      for (const { metric, values } of series) {
        const afterSeconds = values[0]![0] - from;
        const known = first.get(metric.alertname);
        if (known && known.afterSeconds <= afterSeconds) continue;
        first.set(metric.alertname, { alert: metric.alertname, severity: metric.severity, afterSeconds });
      }
      return [...first.values()].filter(({ afterSeconds }) => afterSeconds > 0);
    },
    async firing() {
      const series = await firingBetween(now(), now());
      return [...new Set(series.map(({ metric }) => metric.alertname))];
    },
    async stop() {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** Shortens a duration as Prometheus writes it, such as `5m`. */
function shorter(duration: string): string {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(duration)!;
  return `${(Number(count) * SECONDS[unit as keyof typeof SECONDS] * 1_000) / SPEED_UP}ms`;
}

function withShortRanges(expression: string): string {
  return expression.replaceAll(/(?<=\[)\d+[smhd](?=\])/g, shorter);
}
