import { NativeSelect } from '@mantine/core';
import { IconArrowBackUp, IconCalendar, IconDownload } from '@tabler/icons-react';
import { formatDateTime } from '../../../lib/format-date.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import classes from './history-dialog.module.css';
import { useT } from './messages.ts';

export type ListedVersion = Outputs['resume']['versions'][number];

const ICONS = { day: IconCalendar, download: IconDownload, restore: IconArrowBackUp };

interface VersionListProps {
  versions: readonly ListedVersion[];
  chosenId: string;
  isNarrow: boolean;
  onChoose: (id: string) => void;
}

/** The versions with their times and causes, latest first. On narrow screens a select, so that the pages stay in view. */
export function VersionList({ versions, chosenId, isNarrow, onChoose }: VersionListProps) {
  const t = useT();
  if (isNarrow)
    return (
      <NativeSelect
        label={t('choose')}
        value={chosenId}
        data={versions.map(({ id, at, cause }) => ({
          value: id,
          label: `${formatDateTime(new Date(at))} · ${t(`cause.${cause}`)}`,
        }))}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    );
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {versions.map(({ id, at, cause }) => {
        const Icon = ICONS[cause];
        return (
          <li key={id}>
            <button
              type="button"
              className={classes.version}
              aria-current={id === chosenId || undefined}
              onClick={() => onChoose(id)}
            >
              <Icon size={18} aria-hidden />
              <span>
                <strong>{formatDateTime(new Date(at))}</strong>
                <small>{t(`cause.${cause}`)}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
