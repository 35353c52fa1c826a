import { loadable } from '../../../lib/loadable.ts';

export const versionDialog = loadable(async () => (await import('./version-dialog.tsx')).VersionDialog);
