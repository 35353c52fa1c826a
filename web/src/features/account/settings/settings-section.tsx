import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './account-page.module.css';

interface SettingsSectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section of the account page: title and lead on the left, controls on the right; stacked on narrow screens. */
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
