import { TEMPLATE_SLUGS } from '../kinds/resume/model/templates-by-slug.ts';
import { loadTemplateVersion } from '../kinds/resume/styles/template-versions.ts';

// Vitest runs this before each test file, so that tests can use every template version at once.
await Promise.all(TEMPLATE_SLUGS.map((pattern) => loadTemplateVersion({ pattern, patternVersion: 1 })));
