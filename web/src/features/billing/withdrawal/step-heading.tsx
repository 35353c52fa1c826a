import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step that replaces the one before, whose button had the focus: the focus goes to the heading. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={2} size="h3" tabIndex={-1} ref={heading} style={{ outline: 'none' }}>
      {children}
    </Title>
  );
}
