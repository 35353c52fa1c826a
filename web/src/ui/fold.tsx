import { Collapse } from '@mantine/core';
import { type ReactNode, useState } from 'react';

const DURATION_MS = 200;

/**
 * Content that folds away. In place of Mantine's Collapse, which learns in an effect that the user prefers reduced motion and then renders
 * another tree: the content is mounted anew, and a field that has just been focused loses the focus. Here the first render knows it.
 * For pages that are not rendered on the server.
 */
export function Fold({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isReduced] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  return (
    <Collapse expanded={isOpen} transitionDuration={isReduced ? 0 : DURATION_MS}>
      {children}
    </Collapse>
  );
}
