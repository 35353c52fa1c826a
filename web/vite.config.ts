import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** What the API answers itself; everything else is the client's. */
const API_PATHS = ['/trpc', '/api', '/fonts', '/templates', '/photos', '/webhooks', '/healthz', '/readyz'];

export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: api, changeOrigin: true }])),
  },
  build: {
    outDir: 'dist',
    // The dictionaries of the password's strength label are large, and load only once a password is typed.
    chunkSizeWarningLimit: 1500,
    emptyOutDir: true,
    // Source maps would publish the sources; errors are reproduced from the commit instead.
    sourcemap: false,
    // Fonts and icons stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
            { name: 'data', test: /node_modules[\\/](@trpc|@tanstack|jotai|rosetta)[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
});
