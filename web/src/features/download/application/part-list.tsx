import { Text, TextInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconFileText,
  IconMail,
  IconPhoto,
  IconTrash,
  IconUserSquare,
} from '@tabler/icons-react';
import { EntryButton } from '../../resume/forms/entry-button.tsx';
import { useT as useFormsT } from '../../resume/forms/messages.ts';
import { SortableItem, SortableList } from '../../resume/forms/sortable-list.tsx';
import type { ApplicationPart } from './application-parts.ts';
import { formatMegabytes } from './format-megabytes.ts';
import { t, useT } from './messages.ts';
import classes from './part-list.module.css';
import type { Refusal } from './refusal.ts';
import type { Application } from './use-application.ts';

/** The parts in their order, which is changed by dragging, by keys or by buttons. Each has a title, which becomes its bookmark. */
export function PartList({ application, refusal }: { application: Application; refusal: Refusal | null }) {
  const t = useT();
  const formsT = useFormsT();
  const { parts, move, remove, rename } = application;
  return (
    <SortableList ids={parts.map(({ id }) => id)} onMove={move}>
      {parts.map((part, index) => {
        const { id, title } = part;
        return (
          <SortableItem key={id} id={id} label={formsT('entry.drag', { name: title })}>
            {(handle) => (
              <div className={classes.row}>
                {handle}
                <PartIcon part={part} />
                <div className={classes.words}>
                  <TextInput
                    value={title}
                    maxLength={100}
                    variant="unstyled"
                    classNames={{ input: classes.title! }}
                    aria-label={t('titleOf', { name: nameOf(part) })}
                    error={refusal?.part === index && refusal.text}
                    onChange={({ currentTarget }) => rename(id, currentTarget.value)}
                  />
                  <Text size="xs" c="dimmed" className={classes.file}>
                    {factsOf(part)}
                  </Text>
                </div>
                <div className={classes.buttons}>
                  <EntryButton
                    label={formsT('entry.moveUp', { name: title })}
                    isDisabled={index === 0}
                    onClick={() => move(index, index - 1)}
                    Icon={IconArrowUp}
                  />
                  <EntryButton
                    label={formsT('entry.moveDown', { name: title })}
                    isDisabled={index === parts.length - 1}
                    onClick={() => move(index, index + 1)}
                    Icon={IconArrowDown}
                  />
                  {part.kind !== 'resume' && (
                    <EntryButton label={t('remove', { name: title })} onClick={() => remove(id)} Icon={IconTrash} />
                  )}
                </div>
              </div>
            )}
          </SortableItem>
        );
      })}
    </SortableList>
  );
}

/** What a part is called whatever its title. */
function nameOf(part: ApplicationPart): string {
  return part.kind === 'file' ? part.file.name : t(part.kind);
}

function factsOf(part: ApplicationPart): string {
  switch (part.kind) {
    case 'resume':
      return t('resume');
    case 'letter':
      return [t('letter'), part.resumeName].filter((text) => text !== '').join(' · ');
    case 'file':
      return `${part.file.name} · ${formatMegabytes(part.file.size)} MB`;
  }
}

function PartIcon({ part }: { part: ApplicationPart }) {
  const Picture = iconOf(part);
  return <Picture size={22} aria-hidden className={classes.icon} />;
}

function iconOf(part: ApplicationPart) {
  if (part.kind !== 'file') return part.kind === 'resume' ? IconUserSquare : IconMail;
  return part.file.type.startsWith('image/') ? IconPhoto : IconFileText;
}
