import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import {
  isTemplateVersionLoaded,
  loadTemplateVersion,
  type Versioned,
} from '@kreda/document/kinds/resume/styles/template-versions';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, use, useState } from 'react';
import { type Loadable, loadable } from '../../../lib/loadable.ts';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { useT } from '../editor/messages.ts';
import { resumeAtom } from './editor-session.ts';

/** The templates whose earlier versions were asked for. A retry after a failure begins with an empty map. */
type Loads = Map<Resume['pattern'], Loadable<void>>;

/**
 * Shows its children while the version of the edited resume's template is loaded, since forms and panels ask for its design. Versions before
 * the newest load on demand. A failure is the page's, which offers to retry.
 */
export function WithTemplateVersion({ children }: { children: ReactNode }) {
  const t = useT();
  const [loads] = useState<Loads>(() => new Map());
  return (
    <Suspense fallback={<LoadingScreen message={t('loading')} />}>
      <Loaded loads={loads}>{children}</Loaded>
    </Suspense>
  );
}

function Loaded({ loads, children }: { loads: Loads; children: ReactNode }) {
  const resume = useAtomValue(resumeAtom);
  if (resume && !isTemplateVersionLoaded(resume)) use(loadOf(resume, loads).load());
  return children;
}

function loadOf(version: Versioned, loads: Loads): Loadable<void> {
  const known = loads.get(version.pattern);
  if (known) return known;
  const load = loadable(() => loadTemplateVersion(version));
  loads.set(version.pattern, load);
  return load;
}
