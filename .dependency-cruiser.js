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
      to: { path: '^(renderer|proto|site|api|web|e2e|bench|prisma|scripts)/' },
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
      from: { path: '^document/src/kinds/(?!letter/)([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^document/src/kinds/([^/]+)/', pathNot: '^document/src/kinds/$1/' },
    },
    {
      name: 'letter-has-the-design-of-its-resume',
      comment:
        'A letter looks like the resume that it goes with: it takes its texts, its person and its styles, and its head from there (docs/decisions/0098).',
      severity: 'error',
      from: { path: '^document/src/kinds/letter/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^document/src/kinds/([^/]+)/',
        pathNot:
          '^document/src/kinds/(letter/|resume/(model|styles|layout)/|resume/compose/|resume/formats/(block-text\\.ts$|docx/))',
      },
    },
    {
      name: 'formats-apart',
      comment:
        'A format of files does not know another: what two of them need stands beside their folders, or in intake/; import/ calls all of them.',
      severity: 'error',
      from: {
        path: '^document/src/kinds/resume/formats/(?!import/|testing/|docx/)([^/]+)/',
        pathNot: '(\\.test\\.ts$|/testing/)',
      },
      to: {
        path: '^document/src/kinds/resume/formats/[^/]+/',
        pathNot: '^document/src/kinds/resume/formats/($1|intake)/',
      },
    },
    {
      name: 'docx-knows-pages-alone',
      comment: 'As formats-apart. A Word document is read as pages are, by its words and their places.',
      severity: 'error',
      from: { path: '^document/src/kinds/resume/formats/docx/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^document/src/kinds/resume/formats/[^/]+/',
        pathNot: '^document/src/kinds/resume/formats/(docx|intake|pages)/',
      },
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
      name: 'pagination-of-a-kind-knows-no-text',
      comment: 'The rules of a kind for its page breaks work on heights, too.',
      severity: 'error',
      from: { path: '^document/src/kinds/[^/]+/pagination', pathNot: '\\.test\\.ts$' },
      to: { path: '^document/src/', pathNot: '^document/src/(engine|kinds/[^/]+)/pagination' },
    },
    {
      name: 'measuring-does-not-paint',
      comment: 'Painting reads finished positions; nothing that measures or places knows of it.',
      severity: 'error',
      from: {
        path: '^document/src/(engine/(text|fonts|blocks|pagination)|kinds/[^/]+/(model|operations|styles|compose|layout|pagination))/',
      },
      to: { path: '^document/src/engine/paint/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'renderer-knows-only-proto',
      comment:
        "The renderer renders any caller's pages: it imports proto and telemetry, and nothing else of the project.",
      severity: 'error',
      from: { path: '^renderer/', pathNot: '(\\.test\\.ts$|^renderer/src/testing/)' },
      to: { path: '^(document|site|api|web|e2e|bench|prisma|scripts)/' },
    },
    {
      name: 'proto-stands-alone',
      severity: 'error',
      from: { path: '^proto/' },
      to: { path: '^(document|renderer|telemetry|site|api|web|e2e|bench|prisma|scripts)/' },
    },
    {
      name: 'telemetry-stands-alone',
      severity: 'error',
      from: { path: '^telemetry/' },
      to: { path: '^(document|renderer|proto|site|api|web|e2e|bench|prisma|scripts)/' },
    },
    {
      name: 'tracing-is-loaded-on-demand',
      comment: 'Import OpenTelemetry only when tracing is enabled, and only in telemetry.',
      severity: 'error',
      from: { pathNot: '^telemetry/src/export-spans' },
      to: {
        path: '(^telemetry/src/export-spans|@opentelemetry/(?!api))',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'site-imports-neither-side',
      comment:
        'Client and server share site: it imports neither of them, nor anything else of the project but document.',
      severity: 'error',
      from: { path: '^site/' },
      to: { path: '^(renderer|proto|telemetry|api|web|offline|e2e|bench|prisma|scripts)/' },
    },
    {
      name: 'site-imports-only-data-of-document',
      comment: 'Every page of the client loads site: of document it takes data that weighs nothing.',
      severity: 'error',
      from: { path: '^site/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^document/src/', pathNot: '^document/src/engine/text/languages\\.ts$' },
    },
    {
      name: 'site-knows-no-platform',
      comment: 'Site runs the same in Node and in browsers.',
      severity: 'error',
      from: { path: '^site/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: NODE_BUILT_INS },
    },
    {
      name: 'api-never-imports-web',
      comment: 'What the API and the client share is site. The API reads the built client by its file.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^web/' },
    },
    {
      name: 'api-imports-document-site-proto-telemetry-prisma',
      severity: 'error',
      from: { path: '^api/(src|sandbox)', pathNot: '(\\.test\\.ts$|^api/src/testing/)' },
      to: { path: '^(renderer|offline|e2e|bench|scripts)/' },
    },
    {
      name: 'web-imports-document-and-site',
      comment: "The client may import document and site; of the API it sees the router's type alone.",
      severity: 'error',
      from: { path: '^web/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(renderer|proto|telemetry|offline|e2e|bench|prisma|scripts)/' },
    },
    {
      name: 'web-imports-only-types-of-api',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-imports-only-the-router-of-api',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^api/', pathNot: '^api/src/app/router\\.ts$' },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'What shows the client over an API in memory is for component tests alone.',
      severity: 'error',
      from: { path: '^web/src', pathNot: '(\\.test\\.tsx?$|^web/src/testing/)' },
      to: { path: '^web/src/testing/' },
    },
    {
      name: 'web-layers',
      comment: 'i18n, ui, lib <- features <- app.',
      severity: 'error',
      from: { path: '^web/src/(i18n|ui|lib)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'features-never-import-app',
      comment: 'The application is made of features. What both need lies in i18n, ui, lib or site.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'features-never-sideways',
      comment:
        'A feature does not import another: what two need lies in ui, lib or site. The exceptions below are named with their reasons.',
      severity: 'error',
      from: {
        path: '^web/src/features/([^/]+)/',
        pathNot: '^web/src/features/(documents|download|home|billing|letter|resume)/',
      },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'documents-lists-resumes',
      comment:
        'A card shows the first page of a resume, renames and downloads it, joins it with other files, lists what was sent of it, has the choice of what the PDF carries, shows what software reads in it, and opens its history. The page lists letters, too.',
      severity: 'error',
      from: { path: '^web/src/features/documents/' },
      to: {
        path: '^web/src/features/',
        pathNot:
          '^web/src/features/(documents/|letter/(messages|list/letter-list|list/write-letter)\\.|resume/(preview/first-page|editor/(load-ahead|section-titles)|history/(messages|stored-history)|views/anonymity/(anonymity-fields|messages))|download/(application/lazy-application-dialog|sent/(lazy-sent-dialog|messages)|attach-data-menu-item|rename-form|use-download|checks/messages|read-back/(read-back-view|use-read-back))\\.)',
      },
    },
    {
      name: 'download-mends-and-sells',
      comment:
        'The download page leads to steps, fields and untranslated texts of the editor, typesets the pages, compares template versions, orders parts as the editor orders entries, and shows what a package costs.',
      severity: 'error',
      from: { path: '^web/src/features/download/' },
      to: {
        path: '^web/src/features/',
        pathNot:
          '^web/src/features/(download/|resume/(preview/typesetter|preview/first-page|editor/compare-versions|editor/section-titles|editor/steps|editor/steps-navigation|forms/(entry-button|messages|sortable-list)|forms/fields/name-character|views/untranslated-link)\\.|billing/(access-outside-subscription|cheapest-offer|checkout-events|messages|money|checkout|use-price-list)\\.)',
      },
    },
    {
      name: 'letters-are-edited-as-resumes',
      comment:
        'The editor of letters is built of the parts of the resume’s: the queue that saves, the history, the preview, fields and frame. A letter is downloaded as a resume is.',
      severity: 'error',
      from: { path: '^web/src/features/letter/' },
      to: {
        path: '^web/src/features/',
        pathNot:
          '^web/src/features/(letter/|resume/(editor/(frame/[a-z-]+|editable-name|editor-shell\\.module|save-blocked-dialog|save-indicator|step-panel\\.module|steps-navigation\\.module|undo-buttons|view-switch)|forms/rich-text/rich-text-field|photo/use-picture-upload|preview/(preview|typesetter)|state/(document-session|follow-page|history|save-blocker|save-queue|unsaved-changes-store))\\.|download/(download-flow|fetch-pdf|messages|sent/(lazy-sent-dialog|messages))\\.)',
      },
    },
    {
      name: 'home-shows-templates-and-prices',
      severity: 'error',
      from: { path: '^web/src/features/home/' },
      to: {
        path: '^web/src/features/',
        pathNot:
          '^web/src/features/(home/|resume/(template-picker|use-new-resume|split-name|preview/use-pages)\\.|billing/(money|use-price-list|currency-switch|reduction-note|ways-to-pay)\\.)',
      },
    },
    {
      name: 'billing-knows-accounts',
      comment:
        'A visitor registers on the screen that takes the payment and shows the page to be bought; a purchase continues after a login; and the page of payments says that an address is not verified.',
      severity: 'error',
      from: { path: '^web/src/features/billing/' },
      to: {
        path: '^web/src/features/',
        pathNot:
          '^web/src/features/(billing/|resume/preview/first-page\\.|account/(destination|google-button|magazine-links|messages|new-password-fields|register-page|unverified-note|use-finish-login|visitors-only)\\.)',
      },
    },
    {
      name: 'resume-loads-the-download-page-ahead',
      comment: 'The editor fetches the download page while the browser is idle.',
      severity: 'error',
      from: { path: '^web/src/features/resume/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/(resume/|download/download-page\\.)' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'Features stand on the platform. What the platform needs of a feature, app hands to it.',
      severity: 'error',
      from: { path: '^api/src/platform/' },
      to: { path: '^api/src/(features|app)/' },
    },
    {
      name: 'features-never-import-the-api-app',
      comment: 'The application is made of features. What a feature needs of the application, app hands to it.',
      severity: 'error',
      from: { path: '^api/src/features/' },
      to: { path: '^api/src/app/' },
    },
    {
      name: 'features-of-the-api-never-sideways',
      comment:
        'A feature of the API does not import another. What one does for another is a function of the context (app/feature-links.ts). The exceptions below are named with their reasons.',
      severity: 'error',
      from: {
        path: '^api/src/features/([^/]+)/',
        pathNot:
          '(\\.test\\.ts$|^api/src/features/(download|formats|letter|site)/|^api/src/features/account/export-data\\.ts$)',
      },
      to: { path: '^api/src/features/([^/]+)/', pathNot: '^api/src/features/$1/' },
    },
    {
      name: 'outputs-are-of-resumes',
      comment:
        'Downloads and formats turn resumes into files and files into resumes; a download can be read back. A letter is a part of an application.',
      severity: 'error',
      from: { path: '^api/src/features/(download|formats)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^api/src/features/',
        pathNot:
          '^api/src/features/($1/|letter/letter-part\\.ts$|resume/(service|schema|creation-turns|photo|photo-intake|history/download-version|views/(keep-offer|offer-schema))\\.ts$|resume/repo\\.ts$|reading/(read-resume-pdf|import-in-process|reading-busy-error|reading-turns)\\.ts$)',
      },
    },
    {
      name: 'letters-are-of-resumes',
      comment:
        'A letter has the person and the design of a resume, its signature is taken in as photos are, and its download shares the places and limits of the resumes’.',
      severity: 'error',
      from: { path: '^api/src/features/letter/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^api/src/features/',
        pathNot:
          '^api/src/features/(letter/|resume/(service|schema|creation-turns|limit-values|photo|photo-intake|receive-picture|repo)\\.ts$|download/(count-download|hyphenated|send-pdf|service)\\.ts$)',
      },
    },
    {
      name: 'site-names-offers-and-posts',
      comment: 'The sitemap lists job offers, and the page of an offer or a post has its title.',
      severity: 'error',
      from: { path: '^api/src/features/site/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^api/src/features/',
        pathNot: '^api/src/features/(site/|jobs/jobs\\.ts$|magazine/magazine\\.ts$)',
      },
    },
    {
      name: 'account-exports-resumes',
      comment: 'The copy of everything that is kept about a user holds the resumes and letters.',
      severity: 'error',
      from: { path: '^api/src/features/account/export-data\\.ts$' },
      to: {
        path: '^api/src/features/',
        pathNot:
          '^api/src/features/(account/|letter/repo\\.ts$|resume/(repo|rest-shape|history/version-content)\\.ts$)',
      },
    },
    {
      name: 'platform-sees-only-types-of-the-context',
      comment:
        'The context names the parts of features that calls work with; the platform passes it on and runs none of them.',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/context\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'offline-needs-no-server',
      comment:
        'The commands run without server, database or network: of the API they take what is pure, and the process that reads files.',
      severity: 'error',
      from: { path: '^offline/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(site|api|web|e2e|bench|prisma|scripts)/',
        pathNot:
          '^api/src/(features/(download/(document-info|pages|resume-attachment)|formats/refusal-of-file|reading/import-in-process|resume/photo)|platform/(pdf/checked-page|clients/subset-font))\\.ts$',
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
