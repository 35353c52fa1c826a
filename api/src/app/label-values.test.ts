import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reasons } from '@kreda/proto/renderer-service';
import { ERROR_CODES } from '@kreda/site/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../deploy/observability/rules.ts';
import type { FileStorage } from '../platform/clients/file-storage.ts';
import type { Database } from '../platform/database.ts';
import { ERRORS } from '../platform/errors.ts';
import type { DownloadOutcome } from '../platform/observability/metrics.ts';
import { observedStorage } from '../platform/observability/observe-clients.ts';
import { createAppGauges, createAppMetrics } from './metrics.ts';
import { appRouter } from './router.ts';
import { WORKERS } from './workers.ts';

// A query for a label value that does not exist returns nothing, so its alert never fires. dashboards.test.ts compares the names of
// metrics and labels with the code; this file compares their values.

const dashboard = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../deploy/observability/dashboard.json'), 'utf8'),
) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};
const QUERIES = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

interface Matcher {
  metric: string;
  label: string;
  operator: string;
  value: string;
}

/** The label matchers of a query. @throws Error for one that cannot be parsed. */
function readMatchers(query: string): Matcher[] {
  const selectors = [...query.matchAll(/(\w+)\{([^{}]*)\}/g)];
  if (selectors.length !== query.split('{').length - 1) throw new Error(`a selector without a metric: ${query}`);
  return selectors.flatMap(([, metric, list]) => {
    const matchers = [...list!.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"(?:,\s*|$)/g)];
    if (matchers.map(([whole]) => whole).join('') !== list) throw new Error(`labels that cannot be read: ${list}`);
    return matchers.map(([, label, operator, value]) => ({
      metric: metric!.replace(/_(bucket|sum|count)$/, ''),
      label: label!,
      operator: operator!,
      value: value!,
    }));
  });
}

/** The parts of a matcher that match no known value. */
function unknownIn({ operator, value }: Matcher, known: readonly string[]): string[] {
  if (!operator.endsWith('~')) return known.includes(value) ? [] : [value];
  return value.split('|').filter((part) => !known.some((one) => new RegExp(`^(?:${part})$`).test(one)));
}

const DOWNLOAD_OUTCOMES = { done: 0, refused: 0, unavailable: 0, failed: 0, aborted: 0 } satisfies Record<
  DownloadOutcome,
  0
>;

/** The jobs that Prometheus adds by its settings; another test compares the settings. */
const JOBS = ['kreda-api', 'kreda-renderer', 'kreda-host'];
/** Linux file systems that are no disks. */
const NO_DISKS = ['tmpfs', 'ramfs', 'overlay', 'squashfs', 'iso9660'];
/** Values by metric and label, from the code that sets them. */
const VALUES: Record<string, readonly string[]> = {
  'kreda_download_duration_seconds outcome': Object.keys(DOWNLOAD_OUTCOMES),
  'kreda_procedure_duration_seconds code': ['ok', ...ERROR_CODES],
  'kreda_http_request_duration_seconds status': [
    '200',
    '499',
    ...Object.values(ERRORS).map(({ status }) => `${status}`),
  ],
  // See renderer/src/service/metrics.ts: the contract's reasons and these three.
  'kreda_render_duration_seconds outcome': ['OK', 'CANCELLED', 'FAILED', ...reasons],
  'kreda_join_duration_seconds outcome': ['OK', 'CANCELLED', 'FAILED', ...reasons],
  'kreda_procedure_duration_seconds procedure': Object.keys(appRouter._def.procedures),
  'kreda_worker_last_done_timestamp_seconds worker': WORKERS,
  'node_filesystem_avail_bytes fstype': NO_DISKS,
  'node_filesystem_size_bytes fstype': NO_DISKS,
  // As deploy/kubernetes names it.
  'kubelet_volume_stats_available_bytes namespace': ['kreda'],
  'kubelet_volume_stats_capacity_bytes namespace': ['kreda'],
  ...pick(await valuesIn(createAppMetrics().registry), 'kreda_provider_calls'),
  ...pick(await valuesIn(createAppMetrics().registry), 'kreda_webhooks'),
  ...(await valuesOfStorage()),
  ...(await valuesOfDatabase()),
};

describe.each(QUERIES)('%s', (_, query) => {
  test(`queries existing values: ${query}`, () => {
    for (const matcher of readMatchers(query)) {
      const known = matcher.label === 'job' ? JOBS : VALUES[`${matcher.metric} ${matcher.label}`];
      expect(known, `the values of ${matcher.metric}'s ${matcher.label}`).toBeDefined();
      expect(unknownIn(matcher, known!), matcher.metric).toEqual([]);
    }
  });
});

test('a query for an unknown value is detected', () => {
  const [matcher] = readMatchers('rate(kreda_render_duration_seconds_count{outcome=~"OK|QUEUE_IS_FULL"}[5m])');
  expect(unknownIn(matcher!, VALUES['kreda_render_duration_seconds outcome']!)).toEqual(['QUEUE_IS_FULL']);
  expect(() => readMatchers('sum({job="kreda-api"})')).toThrow('without a metric');
});

async function valuesIn(registry: Registry): Promise<Record<string, string[]>> {
  const found: Record<string, Set<string>> = {};
  for (const { name, values } of await registry.getMetricsAsJSON()) {
    for (const { labels } of values)
      for (const [label, value] of Object.entries(labels)) {
        found[`${name} ${label}`] ??= new Set();
        found[`${name} ${label}`]!.add(String(value));
      }
  }
  return Object.fromEntries(Object.entries(found).map(([key, values]) => [key, [...values]]));
}

/** The values of the storage's metrics when it works and when it fails. */
async function valuesOfStorage(): Promise<Record<string, string[]>> {
  const metrics = createAppMetrics();
  for (const work of [async () => null, () => Promise.reject(new Error('away'))]) {
    const files = observedStorage({ get: work, put: work, remove: work } as object as FileStorage, metrics);
    await Promise.allSettled([files.get('a'), files.put('a', new Uint8Array()), files.remove('a')]);
  }
  return pick(await valuesIn(metrics.registry), 'kreda_storage_');
}

/** The values for an empty database: every state, provider and outcome with 0. */
async function valuesOfDatabase(): Promise<Record<string, string[]>> {
  const metrics = createAppMetrics();
  const empty = {
    groupBy: async () => [],
    findFirst: async () => null,
    findMany: async () => [],
    count: async () => 0,
  };
  const tables = [
    'outboxMessage',
    'webhookEvent',
    'paymentAttempt',
    'order',
    'subscription',
    'refund',
    'withdrawal',
    'ksefSubmission',
    'auditEvent',
  ];
  const db = {
    ...Object.fromEntries(tables.map((table) => [table, empty])),
    statements: { dialect: 'sqlite' },
  } as object as Database;
  const log = { warn: () => {} } as object as FastifyBaseLogger;
  await createAppGauges(metrics, { db, clock: () => new Date(0), log })();
  const values = await valuesIn(metrics.registry);
  const prefixes = ['kreda_outbox_', 'kreda_payment', 'kreda_refunds', 'kreda_sales', 'kreda_ksef'];
  return Object.assign({}, ...prefixes.map((prefix) => pick(values, prefix)));
}

function pick(values: Record<string, string[]>, prefix: string): Record<string, string[]> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key.startsWith(prefix)));
}
