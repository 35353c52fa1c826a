import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const COLOR_SCHEME = join(import.meta.dirname, 'src/app/color-scheme.js');

const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** What the API answers itself; everything else is the client's. */
const API_PATHS = ['/trpc', '/api', '/fonts', '/templates', '/photos', '/webhooks', '/healthz', '/readyz'];

/** Puts the script that everything waits for into the page: asking for it would cost more than it is long. */
const colorScheme: Plugin = {
  name: 'color-scheme',
  transformIndexHtml: (html) =>
    html.replace('<!-- color-scheme.js -->', () => `<script>${readFileSync(COLOR_SCHEME, 'utf8').trim()}</script>`),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), colorScheme],
  server: {
    port: 5173,
    proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: api, changeOrigin: true }])),
  },
  // One program without packages beside it: where the product runs, the client's own are not installed.
  ssr: { noExternal: true },
  // React's own build for production, whatever the API calls its environment.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // One file, 30 KB as it travels: a page's own few rules would be a request more before its first sight.
    cssCodeSplit: false,
    // The same files as the client's: they are served from there.
    copyPublicDir: !isSsrBuild,
    // The dictionaries of the password's strength label are large, and load only once a password is typed.
    chunkSizeWarningLimit: 1500,
    emptyOutDir: true,
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
                // What every page begins with, as one file and not as a file for each thing that something else shares.
                { name: 'shell', test: /web[\\/]src[\\/]app[\\/]app\.tsx$/, priority: 0 },
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
                { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
                { name: 'data', test: /node_modules[\\/](@trpc|@tanstack|jotai|rosetta)[\\/]/, priority: 1 },
              ],
            },
          },
        },
  },
}));
