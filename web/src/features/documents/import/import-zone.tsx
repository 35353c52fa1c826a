import { Button, Loader, Progress } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconFileImport } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { FilesInput } from '../../../ui/files-input.tsx';
import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from './import-request.ts';
import classes from './import-zone.module.css';
import { useT } from './messages.ts';
import type { Import, ImportState } from './use-import.ts';

const LIMITS = { maxMb: MAX_IMPORT_BYTES / 1024 / 1024, maxFiles: MAX_IMPORT_FILES };
/** The place that the API names if a problem is not in one place. */
const WHOLE_FILE = 'file';
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
  const { state, read, expectFiles } = importing;
  const isReading = state.kind === 'reading';
  const expectDropped = useEffectEvent(expectFiles);
  useEffect(() => {
    if (isDragging) expectDropped();
  }, [isDragging]);
  return (
    <section className={classes.zone} data-dragging={isDragging || undefined} aria-labelledby={`${id}-title`}>
      <div className={classes.drop}>
        <img src="/pictures/bring-cv.svg" alt="" width={256} height={176} className={classes.picture} />
        <div className={classes.words}>
          {/* Always there: what a new element says is not announced. */}
          <div role="status" className={classes.state} hidden={state.kind === 'refused'}>
            {state.kind !== 'refused' && (
              <ZoneWords state={state} isDragging={isDragging} titleId={`${id}-title`} heading={heading} />
            )}
          </div>
          {state.kind === 'refused' && <Refusal refusal={state.refusal} titleId={`${id}-title`} heading={heading} />}
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
              if (isReading) return;
              expectFiles();
              input.current?.click();
            }}
          >
            {t(state.kind === 'refused' ? 'refused.again' : 'zone.choose')}
          </Button>
          <FilesInput ref={input} accept={ACCEPTED} onFiles={(files) => void read(files)} />
          {state.kind !== 'reading' && <p className={classes.limits}>{t('zone.limits', { max: LIMITS.maxMb })}</p>}
        </div>
      </div>
      <Sources />
    </section>
  );
}

interface ZoneTitleProps extends Pick<ImportZoneProps, 'heading'> {
  titleId: string;
  children: string;
}

function ZoneTitle({ titleId, heading, children }: ZoneTitleProps) {
  const Title = heading ?? 'p';
  return (
    <Title className={classes.title} id={titleId}>
      {children}
    </Title>
  );
}

interface ZoneWordsProps extends Pick<ImportZoneProps, 'heading' | 'isDragging'> {
  state: Exclude<ImportState, { kind: 'refused' }>;
  titleId: string;
}

function ZoneWords({ state, isDragging, ...title }: ZoneWordsProps) {
  const t = useT();
  if (state.kind === 'reading') {
    const [first, ...others] = state.files;
    return (
      <>
        <ZoneTitle {...title}>
          {others.length === 0
            ? t('reading.one', { name: first?.name ?? '' })
            : t('reading.many', { count: state.files.length })}
        </ZoneTitle>
        <ReadingText />
        <Progress value={100} animated aria-hidden className={classes.progress} />
      </>
    );
  }
  if (isDragging) return <ZoneTitle {...title}>{t('zone.drop')}</ZoneTitle>;
  return (
    <>
      <ZoneTitle {...title}>{t('zone.title')}</ZoneTitle>
      <p>{t('zone.lead')}</p>
      <p className={classes.formats}>{t('zone.formats')}</p>
    </>
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

function Refusal({ refusal, ...title }: Pick<RefusedState, 'refusal'> & Omit<ZoneTitleProps, 'children'>) {
  const t = useT();
  const { key } = refusal;
  const max = key === 'tooMany' ? LIMITS.maxFiles : LIMITS.maxMb;
  return (
    <div role="alert" className={classes.state}>
      <IconAlertTriangle className={classes.sign} size={24} aria-hidden />
      <ZoneTitle {...title}>{t(`refused.${key}.title`)}</ZoneTitle>
      <p>{key === 'other' ? refusal.text : t(`refused.${key}.text`, { max })}</p>
      {key !== 'other' &&
        refusal.problems.map(({ place, problem }) => <Problem key={place} place={place} problem={problem} />)}
    </div>
  );
}

/** The place of what is wrong. What it is comes from readers of formats in English, and is shown in the English interface alone. */
function Problem({ place, problem }: { place: string; problem: string }) {
  const t = useT();
  const isEnglish = useLanguage() === 'en';
  const isPlace = place !== WHOLE_FILE;
  const [, line] = /^line (\d+)$/.exec(place) ?? [];
  if (!isPlace && !isEnglish) return null;
  return (
    <p className={classes.problem}>
      {isPlace && t('refused.where', { place: line === undefined ? place : t('refused.line', { line }) })}{' '}
      {isEnglish && problem}
    </p>
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
