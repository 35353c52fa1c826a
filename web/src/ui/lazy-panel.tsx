import { type ReactNode, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Loadable, useLoaded } from '../lib/loadable.ts';
import { reloadOnce } from '../lib/reload-once.ts';
import { PanelFailure } from './panel-failure.tsx';
import { keepToasts } from './toasts.tsx';

interface LazyPanelProps<C> {
  chunk: Loadable<C>;
  /** Renders the panel with the loaded component. */
  children: (component: C) => ReactNode;
  /** Shown while the panel loads. */
  loading?: ReactNode;
  /** Wraps the failure message. A dialog needs it, because it has no place of its own on the screen. */
  frame?: (failure: ReactNode) => ReactNode;
}

/**
 * A panel, field or dialog in a chunk of its own. If loading fails, a message takes its place and everything around it keeps
 * working. Loading is retried when the connection is back. If the retry fails too, the page is reloaded, since the script may be gone
 * from the server.
 */
export function LazyPanel<C>({ chunk, children, loading = null, frame = (failure) => failure }: LazyPanelProps<C>) {
  const isRetry = useRef(false);
  return (
    <ErrorBoundary
      onReset={() => {
        isRetry.current = true;
        chunk.forgetFailure();
      }}
      onError={(error) => {
        if (isRetry.current) reloadOnce(error, keepToasts);
      }}
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
