import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compose, networksOf, ROOT } from '../compose/compose-file.ts';
import { deployments, find, kustomization, BASE as MANIFESTS, podOf } from '../kubernetes/manifests.ts';
import { rules } from './rules.ts';

interface Relabelling {
  source_labels: string[];
  regex?: string;
  action?: string;
  target_label?: string;
}

interface Targets {
  static_configs: { targets: string[] }[];
}

interface Settings {
  global: { evaluation_interval: string };
  rule_files: string[];
  alerting: { alertmanagers: Targets[] };
  scrape_configs: {
    job_name: string;
    static_configs?: Targets['static_configs'];
    dns_sd_configs: { names: string[]; type: string; port: number }[];
    kubernetes_sd_configs: { role: string; namespaces: { names: string[] } }[];
    relabel_configs: Relabelling[];
  }[];
}

const read = (file: string) => parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Settings;
const settings = { compose: read('prometheus.yml'), kubernetes: read('prometheus-kubernetes.yml') };
const portOf = (address: string) => Number(address.split(':').at(-1));

/** The host's disks. In a cluster, the cluster's operator monitors the nodes, and the kubelet reports volumes. */
const HOST = 'kreda-host';

test.each(Object.entries(settings))('%s: has the jobs that the rules ask for, and the rules', (kind, one) => {
  const jobs = one.scrape_configs.map(({ job_name }) => job_name);
  const asked = rules.flatMap(({ expr }) => [...expr.matchAll(/job=~?"([^"]+)"/g)].flatMap(([, of]) => of!.split('|')));
  const wanted = kind === 'kubernetes' ? asked.filter((job) => job !== HOST) : asked;
  expect(new Set(wanted)).toEqual(new Set(jobs));
  expect(one.rule_files).toEqual(['alerts.yml']);
  expect(one.global.evaluation_interval).toBe('15s');
  expect(one.alerting.alertmanagers[0]!.static_configs[0]!.targets).toHaveLength(1);
});

describe('Prometheus in docker-compose.yml', () => {
  const prometheus = compose.services.prometheus!;

  test('reads the folder of these settings', () => {
    const [from, to, mode] = prometheus.volumes![0]!.split(':');
    expect([path.resolve(ROOT, from!), to, mode]).toEqual([import.meta.dirname, '/etc/prometheus', 'ro']);
  });

  test.each([
    ['kreda-api', 'api'],
    ['kreda-renderer', 'renderer'],
  ])('%s is every service of the %s, at the port at which it tells its metrics', (job, target) => {
    const services = Object.entries(compose.services).filter(([, { build }]) => build?.target === target);
    const { dns_sd_configs } = settings.compose.scrape_configs.find(({ job_name }) => job_name === job)!;
    expect(dns_sd_configs).toHaveLength(1);
    const { names, type, port } = dns_sd_configs[0]!;
    expect(type).toBe('A');
    expect(names).toEqual(services.map(([name]) => name));
    for (const [name, service] of services) {
      expect(service.environment.METRICS_LISTEN, name).toBe(`0.0.0.0:${port}`);
      // Exactly one network: a name in two networks has two addresses, and the process would be counted twice.
      const shared = networksOf(service).filter((network) => networksOf(prometheus).includes(network));
      expect(shared, name).toHaveLength(1);
    }
  });
});

describe('the other monitoring services in docker-compose.yml', () => {
  const reaches = (target: string) => {
    const [name] = target.split(':');
    const service = compose.services[name!]!;
    expect(service, target).toBeDefined();
    return networksOf(service).filter((network) => networksOf(compose.services.prometheus!).includes(network));
  };

  test('Prometheus can reach Alertmanager and the exporter of the host', () => {
    const { alerting, scrape_configs } = settings.compose;
    expect(reaches(alerting.alertmanagers[0]!.static_configs[0]!.targets[0]!)).toEqual(['monitoring']);
    const host = scrape_configs.find(({ job_name }) => job_name === HOST)!;
    expect(reaches(host.static_configs![0]!.targets[0]!)).toEqual(['watching']);
  });

  test('Prometheus keeps data for as long as the longest rule needs', () => {
    const [, days] = /retention\.time=(\d+)d/.exec(
      (compose.services.prometheus as { command?: string[] }).command!.join(' '),
    )!;
    const weeks = rules.flatMap(({ expr }) => [...expr.matchAll(/offset (\d+)w/g)].map(([, count]) => Number(count)));
    expect(Number(days)).toBeGreaterThan(Math.max(...weeks) * 7 + 1);
  });
});

describe('Prometheus in Kubernetes', () => {
  test.each(deployments.map((one) => [one.metadata.name, one] as const))(
    'finds the pods of the %s by their label and the name of their port',
    (name, deployment) => {
      const found = settings.kubernetes.scrape_configs.find(({ job_name }) => job_name === `kreda-${name}`)!;
      const [keep] = found.relabel_configs.filter(({ action }) => action === 'keep');
      expect(keep!.source_labels).toEqual([
        '__meta_kubernetes_pod_label_app_kubernetes_io_name',
        '__meta_kubernetes_pod_container_port_name',
      ]);
      const [label, portName] = keep!.regex!.split(';');
      expect(deployment.spec.template.metadata.labels['app.kubernetes.io/name']).toBe(label);
      const ports = podOf(deployment).containers.flatMap(({ ports = [] }) => ports);
      const [port, ...others] = ports.filter((one) => one.name === portName);
      expect(others).toEqual([]);
      expect(port!.containerPort).toBe(portOf(find('ConfigMap', `kreda-${name}`)!.data.METRICS_LISTEN!));
    },
  );

  test('discovers pods in the manifests’ namespace, where it may list them', () => {
    const { namespace } = kustomization(MANIFESTS) as { namespace: string };
    for (const { kubernetes_sd_configs } of settings.kubernetes.scrape_configs)
      expect(kubernetes_sd_configs).toEqual([{ role: 'pod', namespaces: { names: [namespace] } }]);
    expect(find('Role', 'prometheus')!.rules).toEqual([
      { apiGroups: [''], resources: ['pods'], verbs: ['get', 'list', 'watch'] },
    ]);
    const { roleRef, subjects } = find('RoleBinding', 'prometheus')!;
    expect(roleRef).toMatchObject({ kind: 'Role', name: 'prometheus' });
    expect(subjects).toEqual([{ kind: 'ServiceAccount', name: 'prometheus', namespace: 'monitoring' }]);
  });

  test.each(deployments.map(({ metadata }) => metadata.name))('is let in to the %s by its policy', (name) => {
    const rule = find('NetworkPolicy', name)!.spec.ingress.find(({ ports }) => ports![0]!.port === 'metrics');
    expect(rule!.from).toEqual([
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
    ]);
  });
});
