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
  // In each render, and with the same promise: React warns of a component that suspended and does not call `use` again.
  use(resume ? loadOf(resume, loads) : NOTHING_TO_LOAD);
  return children;
}

/** React reads the value of a promise with this status at once. */
const NOTHING_TO_LOAD: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function loadOf(version: Versioned, loads: Loads): Promise<void> {
  const known = loads.get(version.pattern);
  if (known) return known.load();
  if (isTemplateVersionLoaded(version)) return NOTHING_TO_LOAD;
  const load = loadable(() => loadTemplateVersion(version));
  loads.set(version.pattern, load);
  return load.load();
}
