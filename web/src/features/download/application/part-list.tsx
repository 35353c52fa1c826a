import { Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconFileText, IconPhoto, IconTrash, IconUserSquare } from '@tabler/icons-react';
import { EntryButton } from '../../resume/forms/entry-button.tsx';
import { useT as useFormsT } from '../../resume/forms/messages.ts';
import { SortableItem, SortableList } from '../../resume/forms/sortable-list.tsx';
import type { ApplicationPart } from './application-parts.ts';
import { formatMegabytes } from './format-megabytes.ts';
import { useT } from './messages.ts';
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
                    aria-label={t('titleOf', { name: nameOf(part, t('resume')) })}
                    error={refusal?.part === index && refusal.text}
                    onChange={({ currentTarget }) => rename(id, currentTarget.value)}
                  />
                  <Text size="xs" c="dimmed" className={classes.file}>
                    {part.kind === 'resume' ? t('resume') : `${part.file.name} · ${formatMegabytes(part.file.size)} MB`}
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
                  {part.kind === 'file' && (
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

function nameOf(part: ApplicationPart, resume: string): string {
  return part.kind === 'resume' ? resume : part.file.name;
}

function PartIcon({ part }: { part: ApplicationPart }) {
  const Picture =
    part.kind === 'resume' ? IconUserSquare : part.file.type.startsWith('image/') ? IconPhoto : IconFileText;
  return <Picture size={22} aria-hidden className={classes.icon} />;
}
