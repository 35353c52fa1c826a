import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  type Ref,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadable, useLoaded } from '../lib/loadable.ts';

/** 20 KB with its positioning library, and rarely seen. Loaded when the pointer first enters an element with a hint. */
export const hintBubble = loadable(async () => (await import('./hint-bubble.tsx')).HintBubble);

interface Hinted {
  ref?: Ref<HTMLButtonElement>;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
}

interface HintProps {
  label: string;
  /** Delay before the tooltip opens, in milliseconds. */
  openDelayMs?: number;
  /** One button without a ref and pointer handlers of its own. */
  children: ReactElement<Hinted>;
}

/** A tooltip beside a button while the mouse is on it. The button still needs an accessible name. */
export function Hint({ label, openDelayMs = 0, children }: HintProps) {
  const target = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  const [isShown, setShown] = useState(false);
  // The tooltip stays mounted after its first use, so that it can fade out.
  const [isWanted, setWanted] = useState(false);
  const show = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    hintBubble.prefetch();
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setWanted(true);
      setShown(true);
    }, openDelayMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      {cloneElement(children, { ref: target, onPointerEnter: show, onPointerLeave: hide })}
      {isWanted && (
        // Without a connection there is no tooltip.
        <ErrorBoundary fallback={null} onError={hintBubble.forgetFailure}>
          <Suspense>
            <Bubble label={label} target={target} isShown={isShown} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function Bubble(props: Parameters<Awaited<ReturnType<typeof hintBubble.load>>>[0]) {
  const HintBubble = useLoaded(hintBubble);
  return <HintBubble {...props} />;
}
