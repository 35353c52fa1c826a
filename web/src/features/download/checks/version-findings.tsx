import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { path } from '../../../lib/path.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { linkToText } from '../../resume/views/untranslated-link.ts';
import classes from './finding-list.module.css';
import { useT } from './messages.ts';
import type { VersionCheck } from './use-version-check.ts';

/** How many findings `VersionFindings` shows. */
export function countVersionFindings({ waiting, error }: VersionCheck): number {
  if (!waiting) return error ? 1 : 0;
  return (waiting.untranslated.length > 0 ? 1 : 0) + (waiting.changedCount > 0 ? 1 : 0);
}

/** Whether a language version should be looked at before it is downloaded, or is not known to be complete. */
export function isVersionToMend({ waiting }: VersionCheck): boolean {
  return !waiting || waiting.untranslated.length > 0;
}

/** The findings about a language version as list items, each with the way to the editor. */
export function VersionFindings({ uuid, check }: { uuid: string; check: VersionCheck }) {
  const t = useT();
  const { waiting, error, retry } = check;
  if (!waiting) {
    if (!error) return null;
    const again = (
      <Button size="sm" variant="default" className={classes.mend} onClick={retry}>
        {t('pages.retry')}
      </Button>
    );
    return <Item severity="must-look" text={<ErrorMessage error={error} />} action={again} />;
  }
  const { untranslated, changedCount } = waiting;
  const [first] = untranslated;
  const link = (to: string, label: string) => (
    <Button component={Link} to={to} size="sm" variant="default" className={classes.mend}>
      {label}
    </Button>
  );
  return (
    <>
      {first && (
        <Item
          severity="must-look"
          text={t('version.untranslated', { count: untranslated.length })}
          action={link(linkToText(uuid, first), t('version.translate'))}
        />
      )}
      {changedCount > 0 && (
        <Item
          severity="suggestion"
          text={t('version.changed', { count: changedCount })}
          action={link(path('cv-creator', { id: uuid }), t('version.look'))}
        />
      )}
    </>
  );
}

interface ItemProps {
  severity: 'must-look' | 'suggestion';
  text: ReactNode;
  action: ReactNode;
}

function Item({ severity, text, action }: ItemProps) {
  const t = useT();
  const isSevere = severity === 'must-look';
  const Icon = isSevere ? IconAlertTriangle : IconBulb;
  return (
    <li className={classes.finding} data-severity={severity}>
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <span className={classes.severity}>{t(isSevere ? 'mustLook' : 'suggestion')}</span>
        <Text component="p" m={0}>
          {text}
        </Text>
      </div>
      {action}
    </li>
  );
}
