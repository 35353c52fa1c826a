import { Alert, Button, Group, Modal, Progress, SegmentedControl, Text, Title } from '@mantine/core';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { path } from '../../../lib/path.ts';
import { useUser } from '../../../lib/site.ts';
import { FilesInput } from '../../../ui/files-input.tsx';
import { LazySentQuestion } from '../sent/lazy-sent-question.tsx';
import { requestSentApplication } from '../sent/request-sent-application.ts';
import { AddLetter } from './add-letter.tsx';
import classes from './application-dialog.module.css';
import { LIMITS } from './application-parts.ts';
import { ApplicationReport } from './application-report.tsx';
import { useT } from './messages.ts';
import { PartList } from './part-list.tsx';
import { type Application, useApplication } from './use-application.ts';

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp';
const SIZES = ['none', '2', '5', '10'] as const;

interface ApplicationDialogProps {
  resume: { uuid: string; name: string };
  onClose: () => void;
}

/** Joins a CV with files of the user into one PDF, or into a ZIP, of a size that portals take. */
export function ApplicationDialog({ resume, onClose }: ApplicationDialogProps) {
  const t = useT();
  const application = useApplication(resume, resume.name.trim().slice(0, 100) || t('resume'));
  const [size, setSize] = useState<(typeof SIZES)[number]>('none');
  const [format, setFormat] = useState<'pdf' | 'zip'>('pdf');
  const { state } = application;
  const refusal = state.kind === 'refused' ? state.refusal : null;
  const { isDragging, handlers } = useDrop(application.add);

  return (
    <Modal.Root opened onClose={onClose} size="44rem">
      <Modal.Overlay />
      {/* Files are dropped and pasted here alone: the page behind would import them as a CV. */}
      <Modal.Content
        {...handlers}
        onPaste={(event) => {
          event.stopPropagation();
          const files = [...event.clipboardData.files];
          if (files.length > 0) application.add(files);
        }}
      >
        <Modal.Header>
          <Modal.Title component="h2">{t('title')}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        <Modal.Body className={classes.body}>
          <Text c="dimmed" size="sm">
            {t('lead')}
          </Text>
          <section className={classes.parts} data-dragging={isDragging || undefined}>
            <Title order={3} size="h6">
              {t('part')}
            </Title>
            <PartList application={application} refusal={refusal} />
            <AddFiles application={application} isDragging={isDragging}>
              <AddLetter uuid={resume.uuid} application={application} />
            </AddFiles>
          </section>
          <div className={classes.choices}>
            <Choice
              label={t('size')}
              text={t('sizeText')}
              value={size}
              onChange={setSize}
              options={SIZES.map((value) => ({
                value,
                label: value === 'none' ? t('noLimit') : t('megabytes', { mb: value }),
              }))}
            />
            <Choice
              label={t('format')}
              text={t('formatText')}
              value={format}
              onChange={setFormat}
              options={[
                { value: 'pdf', label: t('pdf') },
                { value: 'zip', label: t('zip') },
              ]}
            />
          </div>
          {/* Always there: what a new element says is not announced. */}
          <div role="status" className={classes.status}>
            {state.kind === 'joining' && (
              <>
                <Text size="sm">{t('creating')}</Text>
                <Progress value={100} animated aria-hidden mt={6} />
              </>
            )}
            {state.kind === 'joined' && <ApplicationReport joined={state} />}
          </div>
          {state.kind === 'joined' && state.file.isWithinSize && state.file.seal !== '' && (
            <LazySentQuestion
              key={state.file.seal}
              resumeUuid={resume.uuid}
              save={(note) => requestSentApplication(resume.uuid, state.file, note)}
            />
          )}
          {refusal && refusal.part === null && (
            <Alert color="red" role="alert">
              {refusal.text}
            </Alert>
          )}
          <Actions
            uuid={resume.uuid}
            application={application}
            onJoin={() => application.join({ format, maxMegabytes: size === 'none' ? null : Number(size) })}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Takes files that are dropped on an element, before the page does. */
function useDrop(onFiles: (files: File[]) => void) {
  const [entered, setEntered] = useState(0);
  const handle = (change: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.stopPropagation();
    event.preventDefault();
    change(event);
  };
  return {
    isDragging: entered > 0,
    handlers: {
      onDragEnter: handle(() => setEntered((count) => count + 1)),
      onDragLeave: handle(() => setEntered((count) => Math.max(0, count - 1))),
      onDragOver: handle(() => {}),
      onDrop: handle(({ dataTransfer }) => {
        setEntered(0);
        onFiles([...dataTransfer.files]);
      }),
    },
  };
}

interface AddFilesProps {
  application: Application;
  isDragging: boolean;
  /** What else can be added. */
  children: ReactNode;
}

function AddFiles({ application, isDragging, children }: AddFilesProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { state } = application;
  const problem = state.kind === 'choosing' ? state.problem : null;
  return (
    <div className={classes.add}>
      <Group gap="xs">
        <Button variant="default" onClick={() => input.current?.click()}>
          {t('add')}
        </Button>
        {children}
      </Group>
      <FilesInput ref={input} accept={ACCEPTED} onFiles={application.add} />
      <Text size="xs" c="dimmed">
        {isDragging ? t('drop') : t('limits', { files: LIMITS.files, each: LIMITS.eachMb, all: LIMITS.allMb })}
      </Text>
      {problem && (
        <Text size="sm" c="red.9" role="alert">
          {t(`errors.${problem.key}`, { max: problem.max, name: problem.key === 'tooBig' ? problem.name : '' })}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {t('safety')}
      </Text>
    </div>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  text?: string;
  value: V;
  onChange: (value: V) => void;
  options: { value: V; label: string }[];
}

function Choice<V extends string>({ label, text, value, onChange, options }: ChoiceProps<V>) {
  const id = useId();
  return (
    <div>
      <Text id={id} size="sm" fw={550} mb={4}>
        {label}
      </Text>
      <SegmentedControl<V> fullWidth value={value} onChange={onChange} data={options} aria-labelledby={id} />
      {text && (
        <Text size="xs" c="dimmed" mt={4}>
          {text}
        </Text>
      )}
    </div>
  );
}

/** Creates the file; for a user without access a link to the packages, or to register. */
function Actions({ uuid, application, onJoin }: { uuid: string; application: Application; onJoin: () => unknown }) {
  const t = useT();
  const { isLoggedIn, isPaid } = useUser();
  const isJoining = application.state.kind === 'joining';
  if (!isPaid)
    return (
      <Group justify="space-between">
        <Text size="sm">{t('needsPackage')}</Text>
        <Button component={Link} to={isLoggedIn ? path('cv-pricing', { id: uuid }) : path('register', {}, { uuid })}>
          {t('choosePackage')}
        </Button>
      </Group>
    );
  return (
    <Group justify="flex-end">
      {isJoining && (
        <Button variant="default" onClick={application.cancel}>
          {t('cancel')}
        </Button>
      )}
      <Button loading={isJoining} onClick={onJoin}>
        {t('create')}
      </Button>
    </Group>
  );
}
