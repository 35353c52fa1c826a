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
  '^/((trpc|api|auth|fonts|photos|signatures|webhooks|magazine/(covers|feed))/|(healthz|readyz|robots.txt|sitemap.xml|templates/gallery(/(pages|script.js))?)(\\?|$))';

/** The router's main entry is its development build, with warnings; its package.json does not export the production build. */
const ROUTER = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/** The chunks that every page loads first; see the groups below. */
const FIRST_FILES = /(^|\/)(react|router|data|shell|rolldown-runtime)-[\w-]+\.js$/;

/** The editor of letters, which few visitors open. */
const LETTERS = /(^|\/)letter-page-[\w-]+\.js$/;

/** Inlines the colour scheme's script into the page: it blocks the first paint, and a request would cost more than its few bytes. */
const colorScheme: Plugin = {
  name: 'color-scheme',
  transformIndexHtml: (html) =>
    html.replace('<!-- color-scheme.js -->', () => `<script>${readFileSync(COLOR_SCHEME, 'utf8').trim()}</script>`),
};

export default defineConfig(({ isSsrBuild, command }) => ({
  resolve: command === 'build' ? { alias: [{ find: /^react-router$/, replacement: ROUTER }] } : {},
  plugins: [react(), colorScheme],
  server: {
    // The proxy keeps the browser's Host header, which the API compares with the origin.
    proxy: { [API_PATHS]: { target: api } },
  },
  // The server build bundles all packages: in production the client's own are not installed.
  ssr: { noExternal: true },
  // Use React's production build, independent of the API's NODE_ENV.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Every browser that runs the editor preloads modules itself.
    modulePreload: {
      polyfill: false,
      // The first chunks are loaded before any dynamic import. Listing them at each import would cost 1 KB.
      // Letters load theirs one after the other: their list would be in the scripts of every page.
      resolveDependencies: (file, dependencies, { hostType }) => {
        if (hostType !== 'js') return dependencies;
        return LETTERS.test(file) ? [] : dependencies.filter((other) => !FIRST_FILES.test(other));
      },
    },
    // One style sheet of 30 KB compressed. A style sheet per page would be one more request before the first paint.
    cssCodeSplit: false,
    // The client build has the public files, and they are served from there.
    copyPublicDir: !isSsrBuild,
    // The dictionaries of the password's strength label are large, and load only once a password is typed.
    chunkSizeWarningLimit: 1500,
    // The client's folder also holds pictures that scripts/build-web.ts draws and keeps; it empties the rest.
    emptyOutDir: isSsrBuild ?? false,
    // Source maps would publish the sources; errors are reproduced from the commit instead.
    sourcemap: false,
    // Fonts and icons stay files: the content security policy does not allow fonts as data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // Their package.json files do not say so. Without it, tRPC's WebSocket client would be 1 KB of every page.
          treeshake: {
            moduleSideEffects: [
              { test: /[\\/]@trpc[\\/](client|tanstack-react-query|react-query)[\\/]/, sideEffects: false },
            ],
          },
          output: {
            // Short hashes: every page's scripts name all chunks.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // What every page needs first, and shared modules that are too small for a chunk of their own.
                {
                  name: 'shell',
                  test: /web[\\/]src[\\/](app[\\/]app\.tsx|ui[\\/]structured-data\.tsx)$|[\\/]billing[\\/](money|use-price-list)\.ts$|[\\/](printable|Icon(Lock|Plus|ArrowRight|ArrowUp|ArrowDown))\.m?[jt]s$/,
                  priority: 0,
                },
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
                { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
                // What designs are made of is shared with the chunks of earlier versions. Without a group, each of these modules would be
                // a chunk of its own.
                {
                  name: 'templates',
                  test: /[\\/]engine[\\/](page-geometry|text[\\/]text-style)\.ts$|[\\/]resume[\\/]styles[\\/](templates[\\/][a-z]+|templates|template|template-versions|colors|date-leaders|footer-style|one-column|palette|section-look|section-orders|text-styles|widening-column)\.ts$/,
                  includeDependenciesRecursively: false,
                  priority: 0,
                },
                // Parsing markup would be a chunk of 150 bytes.
                { name: 'page-sheet', test: /web[\\/]src[\\/]ui[\\/](page-sheet|parse-markup)\.tsx?$/, priority: 0 },
                // What the editors of resumes and letters share. Without a group, each of these modules would be a chunk of its own.
                {
                  name: 'editing',
                  test: /[\\/]features[\\/]resume[\\/](editor[\\/](frame[\\/][a-z-]+\.tsx?|editable-name\.tsx|save-indicator\.tsx|undo-buttons\.tsx|(editor-shell|resume-name|save-indicator|step-panel|steps-navigation|undo-buttons)\.module\.css)|preview[\\/](preview\.tsx|preview\.module\.css|use-(pan|wheel-zoom|scroll-to-edited|section-drag)\.ts|(zoom|scroll-to-show)\.ts)|photo[\\/]use-picture-upload\.ts|state[\\/](follow-page|history|save-blocker|save-queue|unsaved-changes-store)\.ts)$|[\\/]lib[\\/](on-first-interaction|use-is-narrow|when-idle-after-interaction)\.ts$/,
                  includeDependenciesRecursively: false,
                  priority: 0,
                },
                // Fields and icons of forms, which pages of forms and the editor load together. Each of these modules would be a chunk of its own.
                {
                  name: 'controls',
                  test: /@mantine[\\/](core[\\/]esm[\\/]components[\\/](ActionIcon|CloseButton|Group|Input|InputBase|InputsGroupFieldset|Text|Textarea|TextInput|Title)|hooks[\\/]esm[\\/](use-(id|merged-ref|uncontrolled)|utils[\\/]random-id)|core[\\/]esm[\\/](core[\\/](utils[\\/](create-safe-context|get-env)|styles-api[\\/]use-resolved-styles-api|MantineProvider[\\/]color-functions[\\/]get-auto-contrast-value|Box[\\/]get-style-object)|components[\\/]ScrollArea[\\/]utils))[\\/]|[\\/]Icon(ArrowBackUp|ArrowForwardUp|ArrowLeft|ArrowsSort|Bulb|Check|Download|Minus|Palette|Trash)\.m?js$|web[\\/]src[\\/]ui[\\/](error-message|files-input|hint|spinner)\./,
                  includeDependenciesRecursively: false,
                  priority: 0,
                },
                // What several steps of the editor share, for the same reason.
                {
                  name: 'steps',
                  test: /[\\/]features[\\/]resume[\\/](editor[\\/](section-titles|steps)\.tsx?|forms[\\/](entry-button\.tsx|(field-problem|focus-when-rendered|own-facts|use-entry-focus|use-place-from-address|fields[\\/]name-character)\.ts|(forms|fields[\\/]fields)\.module\.css)|state[\\/](use-open-entry|use-section)\.ts|suggestions[\\/]suggested-sections\.ts)$/,
                  includeDependenciesRecursively: false,
                  priority: 0,
                },
                // Only the editor uses jotai/utils.
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
