import { Button, Loader, Progress } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconFileImport } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from './import-request.ts';
import classes from './import-zone.module.css';
import { useT } from './messages.ts';
import type { Import, ImportState } from './use-import.ts';

const LIMITS = { maxMb: MAX_IMPORT_BYTES / 1024 / 1024, maxFiles: MAX_IMPORT_FILES };
const ACCEPTED =
  '.pdf,.docx,.zip,.csv,.json,.xml,.yaml,.yml,application/pdf,application/json,application/zip,text/csv,text/xml';
const SOURCES = ['pdf', 'word', 'linkedinPdf', 'linkedin', 'europass', 'json', 'rendercv'] as const;

interface ImportZoneProps {
  importing: Import;
  /** Files are being dragged over the page. */
  isDragging: boolean;
  /** The heading's level on its screen; none in a dialog, whose title says the same. */
  heading?: 'h2' | null;
}

/** Where files of a CV are dropped or chosen: says what can be brought, what is happening to it, and why something was refused. */
export function ImportZone({ importing, isDragging, heading = null }: ImportZoneProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, read } = importing;
  const isReading = state.kind === 'reading';
  return (
    <section className={classes.zone} data-dragging={isDragging || undefined} aria-labelledby={`${id}-title`}>
      <div className={classes.drop}>
        <img src="/pictures/bring-cv.svg" alt="" width={256} height={176} className={classes.picture} />
        <div className={classes.words}>
          <ZoneWords state={state} isDragging={isDragging} titleId={`${id}-title`} heading={heading} />
          <Button
            className={classes.choose}
            data-autofocus
            // Not disabled: the focus must stay while the file is read.
            aria-disabled={isReading || undefined}
            leftSection={
              isReading ? (
                <Loader size={18} color="currentColor" aria-hidden />
              ) : (
                <IconFileImport size={18} aria-hidden />
              )
            }
            onClick={() => {
              if (!isReading) input.current?.click();
            }}
          >
            {t(state.kind === 'refused' ? 'refused.again' : 'zone.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={ACCEPTED}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // Without a reset the browser fires no event when the same file is picked again.
              currentTarget.value = '';
              if (files.length > 0) void read(files);
            }}
          />
          {state.kind !== 'reading' && <p className={classes.limits}>{t('zone.limits', { max: LIMITS.maxMb })}</p>}
        </div>
      </div>
      <Sources />
    </section>
  );
}

interface ZoneWordsProps extends Pick<ImportZoneProps, 'heading' | 'isDragging'> {
  state: ImportState;
  titleId: string;
}

function ZoneWords({ state, isDragging, titleId, heading }: ZoneWordsProps) {
  const t = useT();
  const title = (text: string) => {
    const Title = heading ?? 'p';
    return (
      <Title className={classes.title} id={titleId}>
        {text}
      </Title>
    );
  };
  if (state.kind === 'reading')
    return (
      <div role="status" className={classes.state}>
        {title(
          state.files.length === 1
            ? t('reading.one', { name: state.files[0]!.name })
            : t('reading.many', { count: state.files.length }),
        )}
        <ReadingText />
        <Progress value={100} animated aria-hidden className={classes.progress} />
      </div>
    );
  if (isDragging) return <div className={classes.state}>{title(t('zone.drop'))}</div>;
  if (state.kind === 'refused') return <Refusal refusal={state.refusal} title={title} />;
  return (
    <div className={classes.state}>
      {title(t('zone.title'))}
      <p>{t('zone.lead')}</p>
      <p className={classes.formats}>{t('zone.formats')}</p>
    </div>
  );
}

/** After this time the text says that it takes longer, ms. */
const LONG_MS = 4_000;

function ReadingText() {
  const t = useT();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return <p>{t(isLong ? 'reading.long' : 'reading.text')}</p>;
}

type RefusedState = Extract<ImportState, { kind: 'refused' }>;

function Refusal({ refusal, title }: Pick<RefusedState, 'refusal'> & { title: (text: string) => ReactNode }) {
  const t = useT();
  const { key } = refusal;
  const max = key === 'tooMany' ? LIMITS.maxFiles : LIMITS.maxMb;
  return (
    <div role="alert" className={classes.state}>
      <IconAlertTriangle className={classes.sign} size={24} aria-hidden />
      {title(t(`refused.${key}.title`))}
      <p>{key === 'other' ? refusal.text : t(`refused.${key}.text`, { max })}</p>
      {key !== 'other' &&
        refusal.problems.map(({ place, problem }) => (
          <p key={place} className={classes.problem}>
            {t('refused.where', { place })} <span lang="en">{problem}</span>
          </p>
        ))}
    </div>
  );
}

/** What can be brought, and how to get it. */
function Sources() {
  const t = useT();
  return (
    <details className={classes.sources}>
      <summary>
        {t('sources.title')}
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <dl>
        {SOURCES.map((source) => (
          <div key={source}>
            <dt>{t(`sources.${source}.name`)}</dt>
            <dd>{t(`sources.${source}.text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
