import { type Loadable, loadable } from '../../../lib/loadable.ts';
import { sectionOrder } from '../forms/load-section-order.ts';
import { versionDialog } from './load-version-dialog.ts';

/** The module of the download page: loading it here fills the browser's module cache. */
const downloadPage = loadable(() => import('../../download/download-page.tsx'));

/**
 * Chunks that no first visit shows. An import of a chunk lists all chunks that it needs, half a kilobyte each, so these lists are no part of the first
 * visit either.
 */
export const RARE_PANELS: readonly Loadable<unknown>[] = [sectionOrder, versionDialog, downloadPage];
