import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const BASE = path.join(import.meta.dirname, 'base');

export type Labels = Record<string, string>;

interface Port {
  name?: string;
  port?: number | string;
  targetPort?: number | string;
  containerPort?: number;
}

interface Probe {
  httpGet?: { path: string; port: string };
  grpc?: { port: number };
}

interface Container {
  name: string;
  image: string;
  command?: string[];
  ports?: Port[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  securityContext: object;
  resources: { requests?: Labels; limits?: Labels };
  volumeMounts: { name: string; mountPath: string }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}

interface Pod {
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds: number;
  restartPolicy?: string;
  securityContext: object;
  containers: Container[];
  volumes: {
    name: string;
    persistentVolumeClaim?: { claimName: string };
    secret?: { secretName: string };
    configMap?: { name: string };
  }[];
}

interface PodTemplate {
  metadata: { labels: Labels };
  spec: Pod;
}

interface Peer {
  podSelector?: { matchLabels?: Labels };
  namespaceSelector?: { matchLabels?: Labels };
  ipBlock?: object;
}

interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: Port[];
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Labels };
  data: Labels;
  spec: {
    selector: Labels & { matchLabels?: Labels };
    template: PodTemplate;
    jobTemplate: { spec: { template: PodTemplate } };
    strategy: { rollingUpdate: { maxUnavailable: number; maxSurge: number } };
    schedule: string;
    concurrencyPolicy: string;
    ports: Port[];
    clusterIP?: string;
    scaleTargetRef: { kind: string; name: string };
    minReplicas: number;
    maxReplicas: number;
    metrics: { resource: { name: string; target: { averageUtilization: number } } }[];
    podSelector: { matchLabels?: Labels };
    policyTypes: string[];
    ingress: Rule[];
    egress: Rule[];
    /** Of a Gateway. */
    listeners: { name: string; hostname: string }[];
    /** Of an HTTPRoute. */
    parentRefs: { name: string; sectionName: string }[];
    hostnames: string[];
    rules: { backendRefs?: { name: string; port: number }[]; timeouts?: { request: string } }[];
    /** Of a policy of Envoy Gateway. */
    targetRefs: { kind: string; name: string }[];
  };
  /** Of a Role. */
  rules: { apiGroups: string[]; resources: string[]; verbs: string[] }[];
  /** Of a RoleBinding. */
  roleRef: { kind: string; name: string };
  subjects: { kind: string; name: string; namespace: string }[];
}

/** The manifests of one file. @throws when it is not YAML. */
export function readManifests(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join(', ')}`);
    return document.toJS() as Manifest;
  });
}

interface Operation {
  op: 'add' | 'replace';
  path: string;
  value: unknown;
}

interface Component {
  configMapGenerator: { name: string; literals: string[] }[];
  patches: { target: { kind: string; name: string }; patch: string }[];
}

/** A component's settings by ConfigMap, and the base's manifests after its patches. @throws when a patch has no target. */
export function applyComponent(folder: string): { settings: Record<string, Labels>; patched: Manifest[] } {
  const { configMapGenerator, patches } = kustomization(folder) as Component;
  const settings = Object.fromEntries(
    configMapGenerator.map(({ name, literals }) => [
      name,
      Object.fromEntries(literals.map((line) => line.split(/=(.*)/s).slice(0, 2))) as Labels,
    ]),
  );
  const patched = patches.map(({ target, patch }) => {
    const manifest = structuredClone(find(target.kind, target.name)!);
    for (const operation of parse(patch) as Operation[]) applyOperation(manifest, operation);
    return manifest;
  });
  return { settings, patched };
}

/** Applies the JSON patches (RFC 6902) that the components use: append to a list, add to a map, replace. */
function applyOperation(manifest: Manifest, { op, path: pointer, value }: Operation): void {
  const steps = pointer.split('/').slice(1);
  const last = steps.pop()!;
  const parent = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], manifest);
  if (Array.isArray(parent) && last === '-' && op === 'add') parent.push(value);
  else if (parent instanceof Object && (op === 'add' || last in parent)) Object.assign(parent, { [last]: value });
  else throw new Error(`there is nothing at ${pointer}`);
}

export const kustomization = (folder: string) => parse(readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8'));

/** The base's files. */
export const files = readdirSync(BASE).filter((file) => file !== 'kustomization.yaml');
export const manifests = files.flatMap((file) => readManifests(path.join(BASE, file)));
export const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind);
export const find = (kind: string, name: string) =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name);

export const deployments = ofKind('Deployment');
/** All manifests that run pods. */
export const workloads = [...deployments, ...ofKind('CronJob')];
const templateOf = ({ spec }: Manifest) => (spec.jobTemplate?.spec ?? spec).template;
export const podOf = (workload: Manifest) => templateOf(workload).spec;

export const hasLabels = (labels: Labels, wanted: Labels) =>
  Object.entries(wanted).every(([key, value]) => labels[key] === value);
export const selected = (wanted: Labels) =>
  workloads.filter((workload) => hasLabels(templateOf(workload).metadata.labels, wanted));

const portsOf = (workload: Manifest) => podOf(workload).containers.flatMap(({ ports = [] }) => ports);
export const hasPort = (workload: Manifest, wanted: number | string | undefined) =>
  portsOf(workload).some(({ name, containerPort }) => name === wanted || containerPort === wanted);

/** Converts a Kubernetes memory quantity to bytes. */
export function bytesOf(quantity: string): number {
  const [, digits, unit] = /^(\d+)([MG]i)$/.exec(quantity) ?? [];
  if (digits === undefined) throw new Error(`no quantity of memory that is known: ${quantity}`);
  return Number(digits) * (unit === 'Gi' ? 2 ** 30 : 2 ** 20);
}
