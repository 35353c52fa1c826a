import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild, ServerPages } from '@kreda/site/server-build';
import { z } from 'zod';
import { START_AFTER_PAINT } from './page-html.ts';

/** What the build of the client has made. */
export interface BuiltClient {
  /** The folder with what browsers fetch. */
  publicDir: string;
  /** The page that every address begins as. */
  indexHtml: string;
  /** The scripts that stand in pages themselves. */
  inlineScripts: readonly string[];
  /** Draws pages before they are sent; null where the build for the server is missing. */
  drawer: ServerPages | null;
  /**
   * The scripts that modules need beside the client's entry, as addresses. Styles are one file, which the entry names.
   *
   * @param sources modules below `web/src`.
   */
  scriptsOf(sources: readonly string[]): string[];
}

/** Vite's manifest, of which this much is read. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Opens the client's build: `client/` with what browsers fetch, `server/` with the same pages for drawing here, and the manifest of what
 * needs what. Null where there is none.
 *
 * @throws when the build is not whole.
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
    return { ...served, drawer: null, scriptsOf: () => [] };
  }
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(webDist, 'manifest.json'), 'utf8')));
  const build = (await import(pathToFileURL(serverFile).href)) as ServerBuild;
  return { ...served, drawer: await build.loadPages(), scriptsOf: (sources) => scriptsOf(sources, manifest) };
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
  // What the entry needs stands in index.html already.
  add(ENTRY, []);
  for (const source of sources) add(`src/${source}`, wanted);
  return wanted.map((key) => `/${manifest[key]!.file}`);
}
