import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

interface HintBubbleProps {
  label: string;
  /** The element that the tooltip belongs to. */
  target: RefObject<HTMLElement | null>;
  isShown: boolean;
}

export function HintBubble({ label, target, isShown }: HintBubbleProps) {
  return <Tooltip label={label} target={target} opened={isShown} />;
}
