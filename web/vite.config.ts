import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const COLOR_SCHEME = join(import.meta.dirname, 'src/app/color-scheme.js');

/** Set by scripts/dev.ts. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** What the API answers while developing; everything else is a page or a file of the client. */
const API_PATHS =
  '^/((trpc|api|auth|fonts|photos|webhooks|magazine/(covers|feed))/|(healthz|readyz|robots.txt|sitemap.xml|templates/gallery)(\\?|$))';

/** The router's main entry is its development build, with its warnings; nothing in its package.json names the other one. */
const ROUTER = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/** What every page begins with; see the groups below. */
const FIRST_FILES = /(^|\/)(react|router|data|shell|rolldown-runtime)-[\w-]+\.js$/;

/** Puts the script that everything waits for into the page: asking for it would cost more than it is long. */
const colorScheme: Plugin = {
  name: 'color-scheme',
  transformIndexHtml: (html) =>
    html.replace('<!-- color-scheme.js -->', () => `<script>${readFileSync(COLOR_SCHEME, 'utf8').trim()}</script>`),
};

export default defineConfig(({ isSsrBuild, command }) => ({
  resolve: command === 'build' ? { alias: [{ find: /^react-router$/, replacement: ROUTER }] } : {},
  plugins: [react(), colorScheme],
  server: {
    // The browser's own host stays, which the API compares with the origin.
    proxy: { [API_PATHS]: { target: api } },
  },
  // One program without packages beside it: where the product runs, the client's own are not installed.
  ssr: { noExternal: true },
  // React's own build for production, whatever the API calls its environment.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Every browser that runs the editor preloads modules itself.
    modulePreload: {
      polyfill: false,
      // What every page begins with is there before anything is imported on demand: naming it at each import is 1 KB.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((file) => !FIRST_FILES.test(file)) : dependencies,
    },
    // One file, 30 KB as it travels: a page's own few rules would be a request more before its first sight.
    cssCodeSplit: false,
    // The same files as the client's: they are served from there.
    copyPublicDir: !isSsrBuild,
    // The dictionaries of the password's strength label are large, and load only once a password is typed.
    chunkSizeWarningLimit: 1500,
    // The client's folder also holds pictures that scripts/build-web.ts draws and keeps; it empties the rest.
    emptyOutDir: isSsrBuild ?? false,
    // Source maps would publish the sources; errors are reproduced from the commit instead.
    sourcemap: false,
    // Fonts and icons stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                // What every page begins with, and what is shared and too small for a file of its own.
                {
                  name: 'shell',
                  test: /web[\\/]src[\\/](app[\\/]app\.tsx|ui[\\/]structured-data\.tsx)$|[\\/](printable|Icon(Lock|Plus|ArrowRight|ArrowUp|ArrowDown))\.m?[jt]s$/,
                  priority: 0,
                },
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
                { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
                // Jotai's additions are the editor's alone.
                {
                  name: 'data',
                  test: /node_modules[\\/](@trpc|@tanstack|rosetta|jotai(?!.*[\\/]utils\.mjs))[\\/]/,
                  priority: 1,
                },
              ],
            },
          },
        },
  },
}));
