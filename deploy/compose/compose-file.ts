import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Service {
  image: string;
  build?: { context: string; target: string };
  profiles?: string[];
  user?: string;
  entrypoint?: string[];
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  cpus?: number;
  mem_limit: string;
  environment: Record<string, string>;
  networks?: string[] | Record<string, { aliases: string[] }>;
  network_mode?: string;
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  command?: string | string[];
  restart: string;
  init?: boolean;
  healthcheck?: { test: string[] };
  tmpfs?: string[];
  volumes?: string[];
}

interface Compose {
  name: string;
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; driver_opts?: Record<string, string> } | null>;
  volumes: Record<string, null>;
}

/** docker-compose.yml as text. */
export const text = readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8');
/** docker-compose.yml parsed, with its YAML merge keys resolved. */
export const compose = parse(text, { merge: true }) as Compose;

/** The names of a service's networks. */
export function networksOf({ networks = [] }: Service): string[] {
  return Array.isArray(networks) ? networks : Object.keys(networks);
}
