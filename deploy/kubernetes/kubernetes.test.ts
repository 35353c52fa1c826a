import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BackendTrafficPolicy } from '@kubernetes-models/envoy-gateway/gateway.envoyproxy.io/v1alpha1/BackendTrafficPolicy';
import { Gateway } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/Gateway';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { type INetworkPolicy, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { describe, expect, test } from 'vitest';
import { readConfig as readApiConfig } from '../../api/src/config.ts';
import { SETTING_NAMES as API_SETTINGS } from '../../api/src/environment-schema.ts';
import {
  SETTING_NAMES as RENDERER_SETTINGS,
  readConfig as readRendererConfig,
} from '../../renderer/src/service/config.ts';
import { readDockerfile } from '../../scripts/dockerfile.ts';
import { readEnvFile } from '../read-env-file.ts';
import {
  applyComponent,
  BASE,
  deployments,
  files,
  find,
  hasLabels,
  hasPort,
  kustomization,
  type Manifest,
  manifests,
  ofKind,
  podOf,
  readManifests,
  selected,
  workloads,
} from './manifests.ts';

const EXAMPLE = path.join(import.meta.dirname, 'overlays/example');
const TRACES = path.join(import.meta.dirname, 'components/traces');
type Model = new (data: unknown) => { validate(): void };
/** Kinds that are not part of Kubernetes, in the versions of their manifests. */
const OTHER_MODELS = { Gateway, HTTPRoute, BackendTrafficPolicy } as object as Record<string, Model>;

async function modelOf({ apiVersion, kind }: Manifest): Promise<Model> {
  const other = OTHER_MODELS[kind];
  if (other) return other;
  const file = `kubernetes-models/${apiVersion}/${kind}`;
  const module = (await import(/* @vite-ignore */ file)) as Record<string, Model>;
  return module[kind]!;
}

const scaling = readFileSync(path.resolve(import.meta.dirname, '../../docs/scaling.md'), 'utf8');

describe('the manifests of the base', () => {
  test('are exactly the files that kustomize names', () => {
    expect(kustomization(BASE).resources.toSorted()).toEqual(files.toSorted());
  });

  test.each(manifests.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
    'are valid against the Kubernetes schema: %s',
    async (_, manifest) => {
      const Model = await modelOf(manifest);
      expect(() => new Model(manifest).validate()).not.toThrow();
      expect(() => new Model({ ...manifest, metadata: 1 }).validate()).toThrow();
      expect(() => new Model({ ...manifest, apiVersion: 'other/v1' }).validate()).toThrow();
    },
  );

  test('have unique names within their kind', () => {
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('references between the manifests lead to existing objects', () => {
  test('deployments select their own pods', () => {
    expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(['api', 'renderer']);
    for (const one of deployments) expect(selected(one.spec.selector.matchLabels!)).toEqual([one]);
  });

  test('services select the ports of one deployment', () => {
    expect(ofKind('Service')).toHaveLength(2);
    for (const { spec } of ofKind('Service')) {
      const [deployment, ...others] = selected(spec.selector);
      expect(others).toEqual([]);
      for (const { targetPort } of spec.ports) expect(hasPort(deployment!, targetPort)).toBe(true);
    }
  });

  test('the autoscalers’ targets, and disruption budgets that leave one of them', () => {
    for (const { metadata } of deployments) {
      const scaler = find('HorizontalPodAutoscaler', metadata.name)!;
      expect(scaler.spec.scaleTargetRef).toMatchObject({ kind: 'Deployment', name: metadata.name });
      expect(scaler.spec.minReplicas).toBeGreaterThanOrEqual(2);
      // A fixed number of replicas would override the autoscaler with every release.
      expect(find('Deployment', metadata.name)!.spec).not.toHaveProperty('replicas');
      const budget = find('PodDisruptionBudget', metadata.name)!;
      expect(selected(budget.spec.selector.matchLabels!)).toEqual([find('Deployment', metadata.name)]);
    }
  });

  test.each(deployments.map(({ metadata }) => metadata.name))(
    'the autoscaler of the %s can reach the peak load of docs/scaling.md',
    (name) => {
      const row = new RegExp(`^\\| ${name}: .*\\| ([\\d.]+) cores \\| ([\\d.]+) cores \\| (\\d+) \\|$`, 'im').exec(
        scaling,
      );
      const [peak, coresInAll] = [Number(row![2]), Number(row![3])];
      const { maxReplicas, metrics } = find('HorizontalPodAutoscaler', name)!.spec;
      const requested = Number(podOf(find('Deployment', name)!).containers[0]!.resources.requests!.cpu);
      expect(metrics.map(({ resource }) => resource.name)).toEqual(['cpu']);
      const aimedAt = metrics[0]!.resource.target.averageUtilization / 100;
      // At the autoscaler's maximum: busy cores, and cores in all.
      expect(maxReplicas * requested * aimedAt).toBeGreaterThanOrEqual(peak);
      expect(maxReplicas * requested).toBeGreaterThanOrEqual(coresInAll);
    },
  );

  test('the routes’ gateway, listeners, host and service, and the policy’s route', () => {
    const gateway = find('Gateway', 'kreda')!;
    const routes = ofKind('HTTPRoute');
    const parents = routes.flatMap(({ spec }) => spec.parentRefs);
    expect(parents.every(({ name }) => name === gateway.metadata.name)).toBe(true);
    const listeners = gateway.spec.listeners.map(({ name }) => name);
    expect(parents.map(({ sectionName }) => sectionName).sort()).toEqual(listeners.toSorted());
    const { PUBLIC_URL } = find('ConfigMap', 'kreda-api')!.data;
    const hosts = [
      ...gateway.spec.listeners.map(({ hostname }) => hostname),
      ...routes.flatMap(({ spec }) => spec.hostnames),
    ];
    expect(new Set(hosts)).toEqual(new Set([new URL(PUBLIC_URL!).hostname]));
    const backends = routes.flatMap(({ spec }) => spec.rules).flatMap(({ backendRefs = [] }) => backendRefs);
    expect(backends).toHaveLength(1);
    for (const { name, port } of backends)
      expect(find('Service', name)!.spec.ports.map((one) => one.port)).toContain(port);
    for (const { kind, name } of find('BackendTrafficPolicy', 'kreda')!.spec.targetRefs)
      expect(find(kind, name)).toBeDefined();
  });

  test('ports of probes', () => {
    for (const deployment of deployments) {
      for (const container of podOf(deployment).containers) {
        for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe])
          expect(hasPort(deployment, probe?.httpGet?.port ?? probe?.grpc?.port)).toBe(true);
      }
    }
  });

  test('volumes of mounts, and their claims', () => {
    for (const workload of workloads) {
      const { volumes, containers } = podOf(workload);
      for (const { persistentVolumeClaim } of volumes)
        if (persistentVolumeClaim) expect(find('PersistentVolumeClaim', persistentVolumeClaim.claimName)).toBeDefined();
      for (const container of containers) {
        expect(container.volumeMounts.map(({ name }) => name).sort()).toEqual(volumes.map(({ name }) => name).sort());
      }
    }
  });

  test('network policies’ pods and ports', () => {
    const policies = ofKind('NetworkPolicy').filter(({ metadata }) => metadata.name !== 'default-deny');
    expect(policies.map(({ metadata }) => metadata.name).sort()).toEqual(['api', 'backup', 'renderer']);
    for (const { spec } of policies) {
      const [workload, ...others] = selected(spec.podSelector.matchLabels!);
      expect(others).toEqual([]);
      for (const rule of spec.ingress) {
        for (const { port } of rule.ports!) expect(hasPort(workload!, port)).toBe(true);
        for (const { podSelector } of rule.from!)
          if (podSelector) expect(selected(podSelector.matchLabels!)).toHaveLength(1);
      }
    }
  });
});

describe('the pods', () => {
  test.each(workloads.map((one) => [one.metadata.name, podOf(one)] as const))('%s: run with least rights', (_, pod) => {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const { securityContext, resources } of pod.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  });

  test('all traffic is denied by default, and the renderer may call nothing', () => {
    expect(find('NetworkPolicy', 'default-deny')!.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    const { spec } = find('NetworkPolicy', 'renderer')!;
    expect(spec.policyTypes).toContain('Egress');
    expect(spec.egress).toEqual([]);
    // A rule without peers would allow everybody.
    for (const rule of [...spec.ingress, ...find('NetworkPolicy', 'api')!.spec.ingress])
      expect(rule.from).not.toHaveLength(0);
  });

  test('the API may reach the renderer, DNS, the database, S3 and mail', () => {
    const rules = find('NetworkPolicy', 'api')!.spec.egress;
    expect(new Set(rules.flatMap(({ ports }) => ports!.map(({ port }) => port)))).toEqual(
      new Set([50051, 53, 3306, 443, 465, 587]),
    );
    const toRenderer = rules.find(({ to }) =>
      to?.some(({ podSelector }) =>
        hasLabels(podSelector?.matchLabels ?? {}, { 'app.kubernetes.io/name': 'renderer' }),
      ),
    );
    expect(toRenderer!.ports).toEqual([{ port: 50051, protocol: 'TCP' }]);
  });
});

describe('the backup', () => {
  const job = find('CronJob', 'backup')!;
  const pod = podOf(job);
  const [container] = pod.containers;
  const api = podOf(find('Deployment', 'api')!);

  test('uses the API’s image, rights and settings', () => {
    expect(container).toMatchObject({
      image: api.containers[0]!.image,
      envFrom: api.containers[0]!.envFrom,
      securityContext: api.containers[0]!.securityContext,
    });
    expect(pod.securityContext).toMatchObject(api.securityContext);
    expect(pod.restartPolicy).toBe('Never');
    expect(job.spec.concurrencyPolicy).toBe('Forbid');
    // No service selects the backup's pod as an API.
    for (const { spec } of ofKind('Service')) expect(selected(spec.selector)).not.toContain(job);
  });

  test('runs existing commands, and writes only to writable folders', () => {
    const script = container!.command!.at(-1)!;
    const commands = [...script.matchAll(/node (\S+)/g)].map(([, file]) => file!);
    expect(commands).toEqual(['api/src/commands/backup.ts', 'api/src/commands/restore.ts']);
    for (const file of commands) expect(existsSync(path.resolve(import.meta.dirname, '../..', file))).toBe(true);
    const mount = container!.volumeMounts.find(({ name }) => name === 'backups')!;
    expect(script).toContain(`folder="${mount.mountPath}/`);
  });

  test('may reach DNS, the database and S3 like the API, and nothing may call it', () => {
    const { policyTypes, ingress, egress } = find('NetworkPolicy', 'backup')!.spec;
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
    expect(ingress).toEqual([]);
    expect(new Set(egress.flatMap(({ ports }) => ports!.map(({ port }) => port)))).toEqual(new Set([53, 3306, 443]));
    const ofApi = find('NetworkPolicy', 'api')!.spec.egress;
    for (const { to, ports } of egress)
      expect(ofApi).toContainEqual(to ? { to, ports: expect.arrayContaining(ports!) } : { ports });
  });
});

describe('the component for traces', () => {
  const { resources, configMapGenerator } = kustomization(TRACES) as {
    resources: string[];
    configMapGenerator: { name: string; literals: string[] }[];
  };
  const policies = resources.flatMap((file) => readManifests(path.join(TRACES, file)));
  const collector = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } };

  test('is used only by overlays that name it', () => {
    for (const folder of [BASE, EXAMPLE]) expect(kustomization(folder)).not.toHaveProperty('components');
  });

  test('is valid against the Kubernetes schema', () => {
    for (const one of policies)
      expect(() => new NetworkPolicy(one as object as INetworkPolicy).validate()).not.toThrow();
  });

  test.each(deployments.map(({ metadata }) => metadata.name))('lets the %s reach a collector, and no more', (name) => {
    const [policy, ...others] = policies.filter(({ spec }) =>
      selected(spec.podSelector.matchLabels!).includes(find('Deployment', name)!),
    );
    expect(others).toEqual([]);
    expect(find('NetworkPolicy', policy!.metadata.name)).toBeUndefined();
    expect(policy!.spec.policyTypes).toEqual(['Egress']);
    const [toCollector, ...rest] = policy!.spec.egress;
    expect(toCollector).toEqual({ to: [collector], ports: [{ port: 4318, protocol: 'TCP' }] });
    // DNS, which the base already allows for the API.
    const names = find('NetworkPolicy', 'api')!.spec.egress.filter(({ ports }) => ports![0]!.port === 53);
    expect(rest).toEqual(name === 'api' ? [] : names);
  });

  test('gives both services the collector’s address, with the allowed port', () => {
    expect(configMapGenerator.map(({ name }) => name)).toEqual(['kreda-api', 'kreda-renderer']);
    for (const { literals } of configMapGenerator) {
      const [name, address] = literals[0]!.split('=') as [string, string];
      expect([...API_SETTINGS].filter((one) => RENDERER_SETTINGS.has(one))).toContain(name);
      const { hostname, port } = new URL(address);
      expect([hostname.split('.')[1], port]).toEqual(['monitoring', '4318']);
    }
  });
});

describe.each([
  ['renderer-tls', ['api', 'backup', 'renderer'], ['renderer-tls', 'api-tls']],
  ['database-tls', ['api', 'backup'], ['database-ca']],
  ['ksef-certificate', ['api', 'backup'], ['ksef-certificate']],
] as const)('the component %s', (name, workloadNames, made) => {
  const folder = path.join(import.meta.dirname, 'components', name);
  const { settings, patched } = applyComponent(folder);

  test('is used only by overlays that name it', () => {
    for (const other of [BASE, EXAMPLE]) expect(kustomization(other)).not.toHaveProperty('components');
  });

  test('changes what reads its settings, and is valid against the Kubernetes schema', async () => {
    const readers = workloads.filter((workload) =>
      podOf(workload).containers.some(({ envFrom }) =>
        envFrom.some(({ configMapRef }) => configMapRef && configMapRef.name in settings),
      ),
    );
    expect(readers.map(({ metadata }) => metadata.name).sort()).toEqual([...workloadNames]);
    expect(patched.map(({ metadata }) => metadata.name).sort()).toEqual([...workloadNames]);
    for (const manifest of patched) {
      const module = (await import(
        /* @vite-ignore */ `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`
      )) as Record<string, new (data: unknown) => { validate(): void }>;
      expect(() => new module[manifest.kind]!(manifest).validate()).not.toThrow();
    }
  });

  test('sets paths of mounted files, which docs/operations.md creates', () => {
    const operations = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    for (const source of made) {
      expect(operations).toMatch(new RegExp(`create (secret generic|configmap) ("\\$name-tls"|${source})`));
    }
    for (const manifest of patched) {
      const { containers, volumes } = podOf(manifest);
      const [container] = containers;
      expect(container!.volumeMounts.map((mount) => mount.name).sort()).toEqual(volumes.map((one) => one.name).sort());
      const mount = container!.volumeMounts.at(-1)!;
      const { secret, configMap } = volumes.at(-1)!;
      expect(made).toContain(secret?.secretName ?? configMap?.name);
      const { configMapRef } = container!.envFrom.find(({ configMapRef }) => configMapRef)!;
      for (const [setting, file] of Object.entries(settings[configMapRef!.name]!)) {
        expect(configMapRef!.name === 'kreda-api' ? API_SETTINGS : RENDERER_SETTINGS).toContain(setting);
        expect(path.dirname(file)).toBe(mount.mountPath);
        expect(operations).toContain(`--from-file=${path.basename(file)}`);
      }
      // A secret's files belong to root and are readable by this group.
      if (secret) expect(podOf(manifest).securityContext).toMatchObject({ fsGroup: 1000 });
    }
  });

  test('probes an existing port, and the renderer without gRPC where gRPC uses TLS', () => {
    for (const manifest of patched.filter(({ kind }) => kind === 'Deployment')) {
      const { startupProbe, livenessProbe, readinessProbe } = podOf(manifest).containers[0]!;
      for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
        expect(probe).not.toHaveProperty('grpc');
        expect(hasPort(manifest, probe!.httpGet!.port)).toBe(true);
      }
    }
  });
});

describe('the settings', () => {
  const api = find('ConfigMap', 'kreda-api')!.data;
  const renderer = find('ConfigMap', 'kreda-renderer')!.data;
  const { configMapGenerator } = kustomization(EXAMPLE) as { configMapGenerator: { literals: string[] }[] };
  const literals = Object.fromEntries(configMapGenerator[0]!.literals.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  const secrets = readEnvFile(path.join(EXAMPLE, 'secrets.env.example'));

  /** Settings that the image's own environment sets. */
  const stage = readDockerfile(readFileSync(path.resolve(import.meta.dirname, '../../Dockerfile'), 'utf8')).find(
    ({ name }) => name === 'api',
  )!;
  const ofImage = stage.instructions
    .filter(({ word }) => word === 'ENV')
    .flatMap(({ rest }) => [...rest.matchAll(/([A-Z0-9_]+)=/g)].map(([, name]) => name!));
  /** Settings of the sandboxes, which production refuses or never uses. */
  const OF_SANDBOXES = ['STRIPE_API_BASE', 'STRIPE_SANDBOX_URL'];

  test('are complete, each in one place: a new setting must be added here', () => {
    const named = [...Object.keys(api), ...Object.keys(secrets)];
    expect(new Set(named).size).toBe(named.length);
    const elsewhere = [...ofImage, ...OF_SANDBOXES];
    expect([...API_SETTINGS].filter((name) => !named.includes(name) && !elsewhere.includes(name))).toEqual([]);
    // A name without a value would empty a setting of the image.
    expect(named.filter((name) => elsewhere.includes(name))).toEqual([]);
    expect(ofImage).toEqual(expect.arrayContaining(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'WEB_DIST', 'RELEASE']));
  });

  test('allow enough database connections for all APIs', () => {
    const { maxReplicas } = find('HorizontalPodAutoscaler', 'api')!.spec;
    const { maxSurge } = find('Deployment', 'api')!.spec.strategy.rollingUpdate;
    expect(Number(api.API_REPLICAS)).toBe(maxReplicas + maxSurge);
    const needed = Number(api.API_REPLICAS) * Number(api.DATABASE_CONNECTIONS) + 10;
    for (const file of ['docs/operations.md', 'deploy/kubernetes/base/config.yaml']) {
      const text = readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
      expect(text, file).toMatch(new RegExp(`\\b${needed}\\b`));
    }
  });

  test('are refused while they have the example’s sample values', () => {
    const read = () => readApiConfig({ ...api, ...literals, ...secrets, NODE_ENV: 'production' });
    expect(read).toThrow(/CONTACT_MAIL: [\s\S]*MAIL_FROM: [\s\S]*SELLER_ADDRESS: [\s\S]*SELLER_NIP: /);
  });

  test('are all settings of the services', () => {
    expect(
      [...Object.keys(api), ...Object.keys(literals), ...Object.keys(secrets)].filter(
        (name) => !API_SETTINGS.has(name),
      ),
    ).toEqual([]);
    expect(Object.keys(renderer).filter((name) => !RENDERER_SETTINGS.has(name) && name !== 'NODE_ENV')).toEqual([]);
  });

  test('are accepted by the services once the secrets are filled in', () => {
    const filled = {
      ...secrets,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      SMTP_URL: 'smtps://mail.example.org',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      CONTACT_MAIL: 'help@kreda.pl',
      MAIL_FROM: 'Kreda <cv@kreda.pl>',
      SELLER_ADDRESS: 'ul. Długa 1|00-001 Warszawa',
      SELLER_NIP: '1234563218',
      NODE_ENV: 'production',
    };
    expect(readApiConfig({ ...api, ...literals, ...filled })).toMatchObject({ isProduction: true, port: 3000 });
    expect(readRendererConfig(renderer)).toMatchObject({ listen: '0.0.0.0:50051' });
  });

  test('use the ports that the pods declare', () => {
    const [apiPod, rendererPod] = [find('Deployment', 'api')!, find('Deployment', 'renderer')!];
    for (const address of [
      `:${/\bPORT=(\d+)/.exec(stage.instructions.map(({ rest }) => rest).join(' '))![1]}`,
      api.METRICS_LISTEN!,
    ])
      expect(hasPort(apiPod, Number(address.split(':')[1]))).toBe(true);
    for (const address of [renderer.RENDERER_LISTEN!, renderer.METRICS_LISTEN!])
      expect(hasPort(rendererPod, Number(address.split(':')[1]))).toBe(true);
    const service = find('Service', 'renderer')!;
    expect(service.spec.clusterIP).toBe('None');
    expect(api.RENDERER_ADDRESS).toBe(`dns:///${service.metadata.name}:${service.spec.ports[0]!.port}`);
  });

  test('give a pod time to finish its work before it is killed', () => {
    const apiMs = Number(api.SHUTDOWN_NOTICE_MS) + Number(api.SHUTDOWN_DRAIN_MS);
    expect(podOf(find('Deployment', 'api')!).terminationGracePeriodSeconds * 1_000).toBeGreaterThan(apiMs);
    const { terminationGracePeriodSeconds } = podOf(find('Deployment', 'renderer')!);
    expect(terminationGracePeriodSeconds * 1_000).toBeGreaterThan(Number(renderer.RENDERER_DRAIN_MS));
  });
});
