import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { rules } from '../../../deploy/observability/rules.ts';
import { createAdmission } from '../../../renderer/src/service/admission.ts';
import { createMetrics as createRendererMetrics } from '../../../renderer/src/service/metrics.ts';
import { readQuery } from '../testing/read-query.ts';
import { createAppMetrics } from './metrics.ts';

// Compares dashboard and alerts with the metrics of the two services: a renamed metric would leave an empty panel and an alert that
// never fires.
const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

/** What Prometheus adds to each series. */
const SCRAPED = { metrics: ['up'], labels: ['job', 'instance'] };
/** Metrics of others: of the node exporter in Compose, and of the kubelet. */
const OTHERS = new Map([
  ['node_filesystem_avail_bytes', ['mountpoint', 'fstype', 'device']],
  ['node_filesystem_size_bytes', ['mountpoint', 'fstype', 'device']],
  ['kubelet_volume_stats_available_bytes', ['namespace', 'persistentvolumeclaim']],
  ['kubelet_volume_stats_capacity_bytes', ['namespace', 'persistentvolumeclaim']],
]);

const known = new Map([...(await knownMetrics()), ...OTHERS]);
const dashboard = JSON.parse(await read('deploy/observability/dashboard.json')) as {
  panels: { id: number; title: string; type: string; targets?: { expr: string }[] }[];
};
const operations = await read('docs/operations.md');

const QUERIES = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

test.each(QUERIES)('%s queries existing metrics and labels: %s', (_title, query) => {
  const { metrics, labels, errors } = readQuery(query);
  expect(errors).toEqual([]);
  expect(metrics.length).toBeGreaterThan(0);
  for (const metric of metrics) expect([...known.keys(), ...SCRAPED.metrics]).toContain(metric);
  const allowed = [...SCRAPED.labels, ...metrics.flatMap((metric) => known.get(metric) ?? [])];
  for (const label of labels) expect(allowed).toContain(label);
});

test('a query for an unknown metric or label is detected', () => {
  expect(readQuery('rate(kreda_gone_total[5m])').metrics).toEqual(['kreda_gone_total']);
  expect(known.has('kreda_gone_total')).toBe(false);
  expect(readQuery('sum by (nobody) (rate(up[5m]))').labels).toEqual(['nobody']);
  expect(readQuery('sum(rate(up[5m])').errors).not.toEqual([]);
});

test('every metric of ours is on the dashboard or has an alert, and is documented', () => {
  const asked = new Set(QUERIES.flatMap(([, query]) => readQuery(query).metrics).map(family));
  for (const name of known.keys()) {
    if (!name.startsWith('kreda_')) continue;
    expect([...asked], name).toContain(family(name));
    expect(operations).toContain(`\`${family(name)}\``);
  }
});

test('every alert has a unique name, a severity and a summary', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket'], alert).toContain(labels.severity);
    expect(annotations.summary, alert).not.toBe('');
  }
});

test('every alert links to a section of docs/operations.md: its meaning, where to look first, how to correct it', () => {
  const sections = new Map(
    operations
      .split(/^### /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0]!, section]),
  );
  for (const { alert, labels, annotations } of rules) {
    // As GitHub makes an anchor of a heading.
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    const section = sections.get(alert);
    expect(section, alert).toBeDefined();
    for (const part of ['**Means.**', '**Look.**', '**Mend.**']) expect(section, alert).toContain(part);
    expect(section, alert).toMatch(new RegExp(`^\\(${labels.severity}\\)$`, 'm'));
  }
});

/** Metrics by name, each with its labels. */
async function knownMetrics(): Promise<Map<string, string[]>> {
  const places = { running: 3, waiting: 16 };
  const found = new Map<string, string[]>();
  for (const { registry } of [createAppMetrics(), createRendererMetrics(createAdmission(places), places)]) {
    collectDefaultMetrics({ register: registry as Registry });
    for (const { name, type, labelNames } of registry.getMetricsAsArray() as unknown as Declared[]) {
      if (type === 'histogram') {
        found
          .set(`${name}_bucket`, [...labelNames, 'le'])
          .set(`${name}_sum`, labelNames)
          .set(`${name}_count`, labelNames);
      } else {
        found.set(name, labelNames);
      }
    }
  }
  return found;
}

/** Properties of prom-client's metrics that its types do not declare. */
interface Declared {
  name: string;
  type?: string;
  labelNames: string[];
}

/** The name that a metric was declared by. */
function family(name: string): string {
  return name.replace(/_(bucket|sum|count)$/, '');
}
