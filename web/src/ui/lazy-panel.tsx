import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Loadable, useLoaded } from '../lib/loadable.ts';
import { PanelFailure } from './panel-failure.tsx';

interface LazyPanelProps<C> {
  chunk: Loadable<C>;
  /** Draws the panel with the component that was loaded. */
  children: (component: C) => ReactNode;
  /** Stands in its place while it loads. */
  loading?: ReactNode;
  /** Puts the words about a failure where they can be seen: a dialog has no place of its own on the screen. */
  frame?: (failure: ReactNode) => ReactNode;
}

/**
 * A panel, field or dialog in a chunk of its own. One that does not arrive says so in its own place, leaves everything around it
 * as it is, and comes when the connection is back.
 */
export function LazyPanel<C>({ chunk, children, loading = null, frame = (failure) => failure }: LazyPanelProps<C>) {
  return (
    <ErrorBoundary
      onReset={chunk.forgetFailure}
      fallbackRender={({ resetErrorBoundary }) => frame(<PanelFailure onRetry={resetErrorBoundary} />)}
    >
      <Suspense fallback={loading}>
        <Loaded chunk={chunk}>{children}</Loaded>
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded<C>({ chunk, children }: Pick<LazyPanelProps<C>, 'chunk' | 'children'>) {
  return children(useLoaded(chunk));
}
