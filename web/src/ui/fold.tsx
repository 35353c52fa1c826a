import { Collapse } from '@mantine/core';
import { type ReactNode, useState } from 'react';

const DURATION_MS = 200;

/**
 * Content that can be collapsed. Mantine's Collapse reads the preference for reduced motion in an effect and then renders another tree:
 * it mounts the content again, and a field that was just focused loses the focus. This component reads the preference in the first
 * render, so it is only for pages that are not server-rendered.
 */
export function Fold({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isReduced] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  return (
    <Collapse expanded={isOpen} transitionDuration={isReduced ? 0 : DURATION_MS}>
      {children}
    </Collapse>
  );
}
