import { expect, test } from 'vitest';
import { compose } from '../compose/compose-file.ts';
import { bytesOf, find, podOf } from '../kubernetes/manifests.ts';
import { rules } from './rules.ts';

/** The jobs, with their names in Compose and Kubernetes. */
const JOBS = [
  { job: 'kreda-api', service: 'api-1', deployment: 'api' },
  { job: 'kreda-renderer', service: 'renderer-1', deployment: 'renderer' },
];
const expressionOf = (name: string) => rules.find(({ alert }) => alert === name)!.expr;

test.each(JOBS)('MemoryGrows fires before a container of $job is killed', ({ job, service, deployment }) => {
  const thresholds = new Map(
    [...expressionOf('MemoryGrows').matchAll(/\{job="([^"]+)"\} > ([\d.e]+)/g)].map(([, of, bytes]) => [
      of,
      Number(bytes),
    ]),
  );
  expect([...thresholds.keys()]).toEqual(JOBS.map((one) => one.job));
  const inCompose = bytesOf(compose.services[service]!.mem_limit.replace(/[mg]$/, (unit) => `${unit.toUpperCase()}i`));
  const inKubernetes = bytesOf(podOf(find('Deployment', deployment)!).containers[0]!.resources.limits!.memory!);
  expect(thresholds.get(job)).toBeGreaterThan(0);
  expect(thresholds.get(job)).toBeLessThan(inCompose);
  expect(thresholds.get(job)).toBeLessThan(inKubernetes);
});

test.each(JOBS)('ProcessIsMissing counts $job, and fires when there is none to count', ({ job }) => {
  const [counted, ...absent] = expressionOf('ProcessIsMissing').split(' or ');
  // A sum of `up`, and not a count of those that are up: if all known processes are down, a count has no result.
  expect(counted).toMatch(/^sum by \(job\) \(up\{job=~"[a-z|-]+"\}\) < 2$/);
  expect(/"(.*)"/.exec(counted!)![1]!.split('|')).toContain(job);
  expect(absent).toContain(`absent(up{job="${job}"})`);
});
