import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild, ServerPages } from '@kreda/site/server-build';
import { z } from 'zod';
import { START_AFTER_PAINT } from './page-html.ts';

/** The output of the client's build. */
export interface BuiltClient {
  /** The folder with the files that browsers fetch. */
  publicDir: string;
  /** The HTML that every page starts from. */
  indexHtml: string;
  /** The inline scripts of pages. */
  inlineScripts: readonly string[];
  /** Renders pages on the server; null where the build for the server is missing. */
  serverPages: ServerPages | null;
  /**
   * The addresses of the scripts that modules need beside the client's entry. Styles are one file, which the entry names.
   *
   * @param sources are modules below `web/src`.
   */
  scriptsOf(sources: readonly string[]): string[];
}

/** The parts of Vite's manifest that are read. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Opens the client's build: `client/` for browsers, `server/` for server-side rendering, and the manifest of dependencies between
 * modules. Null without a build.
 *
 * @throws Error when the build is incomplete.
 */
export async function openBuiltClient(webDist: string): Promise<BuiltClient | null> {
  const publicDir = path.join(webDist, 'client');
  const indexFile = path.join(publicDir, 'index.html');
  if (!existsSync(indexFile)) return null;
  const indexHtml = await readFile(indexFile, 'utf8');
  const scripts = [...indexHtml.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const served = { publicDir, indexHtml, inlineScripts: [...scripts, START_AFTER_PAINT] };
  const serverFile = path.join(webDist, 'server', 'server.js');
  if (!existsSync(serverFile)) {
    return { ...served, serverPages: null, scriptsOf: () => [] };
  }
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(webDist, 'manifest.json'), 'utf8')));
  const build = (await import(pathToFileURL(serverFile).href)) as ServerBuild;
  return { ...served, serverPages: await build.loadPages(), scriptsOf: (sources) => scriptsOf(sources, manifest) };
}

const ENTRY = 'index.html';

function scriptsOf(sources: readonly string[], manifest: Manifest): string[] {
  const isThere = new Set<string>();
  const wanted: string[] = [];
  const add = (key: string, into: string[]) => {
    if (isThere.has(key)) return;
    isThere.add(key);
    const entry = manifest[key];
    if (!entry) throw new Error(`The build of the client has no ${key}`);
    into.push(key);
    for (const needed of entry.imports) add(needed, into);
  };
  // index.html names the scripts of the entry already.
  add(ENTRY, []);
  for (const source of sources) add(`src/${source}`, wanted);
  return wanted.map((key) => `/${manifest[key]!.file}`);
}
