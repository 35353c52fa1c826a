import { Button, Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import { type DoubtfulField, importedFileOf } from '../../../lib/doubtful-fields.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { doubtfulAtom, openIn, settleDoubtful } from '../state/doubtful.ts';
import { resumeAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import classes from './check-dialog.module.css';
import { CheckRow } from './check-row.tsx';
import { FilePage } from './file-page.tsx';
import { useT } from './messages.ts';
import { useFieldName } from './use-field-name.ts';

/**
 * The doubtful fields of an import, one below the other, beside the page of the file that they were read from. Without the file, as after a
 * reload, and for formats without pages, the list stands alone.
 */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const { store, uuid } = session;
  // Those that are settled here stay in the list.
  const [fields] = useState(() => openIn(store.get(resumeAtom)!, store.get(doubtfulAtom)));
  const [settled, setSettled] = useState<ReadonlySet<DoubtfulField>>(new Set());
  const [active, setActive] = useState(fields[0]);
  const nameOf = useFieldName();
  const list = useRef<HTMLOListElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const isNarrow = useIsNarrow();
  const file = importedFileOf(uuid);
  const shownPlace = file && fields.some(({ place }) => place !== null) ? { file, field: active } : null;
  const left = fields.filter((one) => !settled.has(one));

  /** The next field gets the focus, so that Enter confirms one after the other. */
  const settle = (one: DoubtfulField) => {
    settleDoubtful(session, [one]);
    const at = fields.indexOf(one);
    const next = [...fields.slice(at + 1), ...fields.slice(0, at)].find((other) => !settled.has(other));
    setSettled(new Set(settled).add(one));
    if (next === undefined) return done.current?.focus();
    setActive(next);
    list.current?.querySelectorAll<HTMLElement>('[data-confirms]')[fields.indexOf(next)]?.focus();
  };
  const settleAll = () => {
    settleDoubtful(session, left);
    onClose();
  };
  const reopen = (one: DoubtfulField) => {
    setSettled(new Set([...settled].filter((other) => other !== one)));
    setActive(one);
  };

  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={shownPlace ? 'min(80rem, 100%)' : '40rem'}
      yOffset="2rem"
      fullScreen={isNarrow}
      padding={0}
      // A class of Modal.Content would also be set on what it is centred in.
      classNames={{ content: classes.content! }}
    >
      <Modal.Overlay />
      <Modal.Content data-alone={shownPlace === null || undefined}>
        <Modal.Header className={classes.header}>
          <Modal.Title component="h2">{t('title')}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} size="lg" />
        </Modal.Header>
        <Modal.Body className={classes.body}>
          {shownPlace && (
            <section
              className={classes.pages}
              aria-label={t('page', { page: shownPlace.field?.place?.page ?? 1 })}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable by keyboard (WCAG 2.1.1).
              tabIndex={0}
            >
              {shownPlace.field?.place && (
                <FilePage
                  file={shownPlace.file}
                  place={shownPlace.field.place}
                  field={nameOf(shownPlace.field).whole}
                />
              )}
            </section>
          )}
          <div className={classes.fields}>
            <p className={classes.lead}>{t('lead')}</p>
            <ol ref={list} className={classes.list}>
              {fields.map((one) => (
                <CheckRow
                  key={`${one.section} ${one.entryId} ${one.field}`}
                  field={one}
                  name={nameOf(one)}
                  isFirst={one === fields[0]}
                  isActive={one === active}
                  isSettled={settled.has(one)}
                  onActive={() => setActive(one)}
                  onSettle={() => settle(one)}
                  onReopen={() => reopen(one)}
                />
              ))}
            </ol>
          </div>
          <div className={classes.end}>
            <p role="status" className={classes.left}>
              {left.length > 0 ? t('left', { count: left.length }) : t('confirmed')}
            </p>
            <Button ref={done} variant="default" onClick={onClose}>
              {t(left.length > 0 ? 'later' : 'done')}
            </Button>
            {left.length > 0 && <Button onClick={settleAll}>{t('confirmAll')}</Button>}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
