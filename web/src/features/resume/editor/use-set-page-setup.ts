import type { PageSetup } from '@kreda/document/kinds/resume/model/page-setup';
import { useApply, useResume } from '../state/use-resume.ts';

/** Returns a function that changes some of the page's settings and keeps the others. */
export function useSetPageSetup(): (change: Partial<PageSetup>) => void {
  const { pageSetup } = useResume();
  const apply = useApply();
  return (change) => apply({ type: 'page-setup', pageSetup: { ...pageSetup, ...change } });
}
