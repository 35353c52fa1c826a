/** The import table of ARCHITECTURE.md: who may import whom. */
const NODE_BUILT_INS = ['core'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'document-stands-alone',
      comment: 'The document engine runs the same in Node and in browsers: it imports nothing else of the project.',
      severity: 'error',
      from: { path: '^document/src', pathNot: '(\\.test\\.ts$|^document/src/testing/)' },
      to: { path: '^(renderer|proto|api|web|e2e|bench|prisma|scripts)/' },
    },
    {
      name: 'document-knows-no-platform',
      comment: 'The document engine touches no Node API: fonts, photos and dates are handed in.',
      severity: 'error',
      from: { path: '^document/src', pathNot: '(\\.test\\.ts$|^document/src/testing/)' },
      to: { dependencyTypes: NODE_BUILT_INS },
    },
    {
      name: 'engine-knows-no-kind',
      comment: 'The engine sets and paints any kind of document: kinds import the engine, never the other way round.',
      severity: 'error',
      from: { path: '^document/src/engine', pathNot: '\\.test\\.ts$' },
      to: { path: '^document/src/(kinds|reader|testing)' },
    },
    {
      name: 'kinds-apart',
      comment: 'One kind of document does not know another: what two of them need is the engine.',
      severity: 'error',
      from: { path: '^document/src/kinds/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^document/src/kinds/([^/]+)/', pathNot: '^document/src/kinds/$1/' },
    },
    {
      name: 'reader-knows-no-writer',
      comment: 'The reader finds a resume in the pages of strangers: it may learn nothing from what writes ours.',
      severity: 'error',
      from: { path: '^document/src/reader', pathNot: '\\.test\\.ts$' },
      to: { path: '^document/src/(engine|kinds)/.*(paint|layout|compose|styles|pagination|blocks)' },
    },
    {
      name: 'pagination-knows-no-text',
      comment: 'Pagination works on heights: no text, no fonts, no drawing.',
      severity: 'error',
      from: { path: '^document/src/engine/pagination', pathNot: '\\.test\\.ts$' },
      to: { path: '^document/src/', pathNot: '^document/src/engine/pagination' },
    },
    {
      name: 'measuring-does-not-paint',
      comment: 'Painting reads finished positions; nothing that measures or places knows of it.',
      severity: 'error',
      from: {
        path: '^document/src/(engine/(text|fonts|blocks|pagination)|kinds/[^/]+/(model|operations|styles|compose|layout))/',
      },
      to: { path: '^document/src/engine/paint/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'renderer-knows-only-proto',
      comment:
        "The renderer renders any caller's pages: it imports proto and telemetry, and nothing else of the project.",
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^(document|api|web|e2e|bench|prisma|scripts)/' },
    },
    {
      name: 'proto-stands-alone',
      severity: 'error',
      from: { path: '^proto/' },
      to: { path: '^(document|renderer|telemetry|api|web|e2e|bench|prisma|scripts)/' },
    },
    {
      name: 'telemetry-stands-alone',
      severity: 'error',
      from: { path: '^telemetry/' },
      to: { path: '^(document|renderer|proto|api|web|e2e|bench|prisma|scripts)/' },
    },
    {
      name: 'tracing-is-loaded-on-demand',
      comment:
        'Who does not trace does not load what traces: its SDK is imported when it is asked for, and by telemetry alone.',
      severity: 'error',
      from: { pathNot: '^telemetry/src/export-spans' },
      to: {
        path: '(^telemetry/src/export-spans|@opentelemetry/(?!api))',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-imports-document-proto-prisma-and-routes',
      comment:
        "The API may import document, proto, prisma and web's route table with its titles, heads and languages, which is pure data.",
      severity: 'error',
      from: { path: '^api/(src|sandbox)', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(renderer|web|e2e|bench|scripts)/',
        pathNot:
          '^web/src/(app/routes|app/route-titles|app/all-route-titles|app/entry|app/page-head|app/drawn-page|i18n/language|lib/max-batch-calls)\\.ts$',
      },
    },
    {
      name: 'web-imports-document-and-types-of-api',
      comment: "The client may import document; of the API it sees the router's type alone.",
      severity: 'error',
      from: { path: '^web/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(renderer|proto|telemetry|e2e|bench|prisma|scripts)/' },
    },
    {
      name: 'web-imports-only-types-of-api',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-layers',
      comment: 'ui, lib <- features <- app.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'offline-needs-no-server',
      comment: 'The render command runs without server, database or network: of the API it takes what is pure.',
      severity: 'error',
      from: { path: '^offline/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(api|web|e2e|bench|prisma|scripts)/',
        pathNot: '^api/src/features/(download/(document-info|pages)|resume/photo)\\.ts$',
      },
    },
    {
      name: 'only-repositories-touch-the-database',
      comment: 'Queries stand in repo.ts files; routers and façade routes call services.',
      severity: 'error',
      from: { path: '(router|rest)\\.ts$' },
      to: { path: '(repo|database)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
