import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './account-page.module.css';

interface SettingsSectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One part of the account page: what it is about on the left, what to do on the right; below each other on narrow screens. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" mt={6}>
          {lead}
        </Text>
      </div>
      <div>{children}</div>
    </section>
  );
}
