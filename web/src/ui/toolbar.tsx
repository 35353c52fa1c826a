import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface ToolbarProps {
  label: string;
  className?: string | undefined;
  /** Buttons. Their tab order is the toolbar's. */
  children: ReactNode;
}

/** How far each key moves the focus, in buttons; the ends are far enough away. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Buttons that are one stop of the Tab key; arrow keys, Home and End move between them (ARIA Authoring Practices, toolbar). */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const buttons = () => [...(root.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];

  // After every render: buttons are enabled and disabled without one of this component's own properties changing.
  useLayoutEffect(() => {
    const all = buttons();
    const stop = Math.min(place, all.length - 1);
    for (const [index, button] of all.entries()) button.tabIndex = index === stop ? 0 : -1;
  });

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const all = buttons();
    const from = all.indexOf(event.target as HTMLButtonElement);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    const to = Number.isFinite(step) ? (from + step + all.length) % all.length : step < 0 ? 0 : all.length - 1;
    all[to]?.focus();
  };
  return (
    <div
      ref={root}
      className={className}
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      onFocus={(event) => setPlace(Math.max(0, buttons().indexOf(event.target as unknown as HTMLButtonElement)))}
    >
      {children}
    </div>
  );
}
