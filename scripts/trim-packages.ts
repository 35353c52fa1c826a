import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../node_modules');

/** Parts of packages that neither the product nor its tests read: 500 MB. A folder is removed with all that it holds. */
const UNREAD = [
  // A package has up to nine weights. For a new one: name it in READ, remove node_modules/@expo-google-fonts and run scripts/install.sh.
  '@expo-google-fonts/*/[1-9]00*',
  // Pictures of the letters.
  '@expo-google-fonts/**/*.png',
  // Node.js's headers, for compiling native addons.
  'node/node_modules/*/include',
  // The icons as files. @tabler/icons-react has its own.
  '@tabler/icons/{icons,categories}',
  // The query compilers of other databases, and those that are smaller and slower.
  '@prisma/client/runtime/query_compiler_small_*',
  '@prisma/client/runtime/query_compiler_*.{cockroachdb,postgresql,sqlserver}.*',
  // For musl. The pinned Node.js needs glibc.
  '@libsql/linux-*-musl',
  // Sources, types and ES modules. Only Prisma's generator loads it, as CommonJS.
  'effect/{src,dist/{dts,esm}}',
  // Source maps.
  '**/*.{js,mjs,cjs,css,ts,mts,cts,wasm}.map',
];

/** Weights 400 and 700 are what the catalogues of the document engine and the renderer name; the pictures of shared links use Inter's 500. */
const READ = ['@expo-google-fonts/*/{400Regular,700Bold}*', '@expo-google-fonts/inter/500Medium'];

const read = new Set(globSync(READ, { cwd: PACKAGES }));
for (const path of globSync(UNREAD, { cwd: PACKAGES })) {
  if (!read.has(path)) rmSync(join(PACKAGES, path), { recursive: true, force: true });
}
