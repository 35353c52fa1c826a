import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { entriesOf } from '@kreda/document/kinds/resume/overlay/addresses';
import { materialise } from '@kreda/document/kinds/resume/overlay/materialise';
import { staleOverrides } from '@kreda/document/kinds/resume/overlay/stale';
import { originalTexts } from '@kreda/document/kinds/resume/overlay/translation';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconArrowRight, IconCheck, IconFileText, IconGitCompare, IconRefreshAlert } from '@tabler/icons-react';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadable } from '../../../lib/loadable.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { usePlaceFromAddress } from '../forms/use-place-from-address.ts';
import { isSideBySideAtom, saveStateAtom, storedViewAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { useT } from './messages.ts';
import { nextText } from './next-text.ts';
import { type OpenView, useOpenViewIfLoaded } from './open-view.ts';
import { storedView } from './stored-view.ts';
import { fieldInAddress, linkToText } from './untranslated-link.ts';
import classes from './view-bar.module.css';

const settleDialog = loadable(async () => (await import('./settle-dialog.tsx')).SettleDialog);
const differencesDialog = loadable(async () => (await import('./differences-dialog.tsx')).DifferencesDialog);
const markdownDialog = loadable(async () => (await import('./markdown-dialog.tsx')).MarkdownDialog);
const anonymityDialog = loadable(async () => (await import('./anonymity/anonymity-dialog.tsx')).AnonymityDialog);
const anonymityTools = loadable(async () => (await import('./anonymity/anonymity-tools.tsx')).AnonymityTools);
const DIALOGS = {
  settle: settleDialog,
  differences: differencesDialog,
  markdown: markdownDialog,
  anonymity: anonymityDialog,
};

/** What a view needs from its user: texts to translate, changes of the base to look at; and the tools for both. */
export function ViewBar({ step }: { step: string }) {
  const session = useSession();
  const { data, error, refetch } = trpc.resume.view.useQuery({ uuid: session.uuid }, { staleTime: 0 });
  const view = useOpenViewIfLoaded();
  const isSaved = useAtomValue(saveStateAtom) === 'saved';
  const isBehind = useMemo(() => view !== null && hasAddedEntries(view), [view]);
  // An entry that was added here belongs to the original as soon as it is saved.
  useEffect(() => {
    if (isSaved && isBehind) void refetch();
  }, [isSaved, isBehind, refetch]);
  useLayoutEffect(() => {
    if (data) session.store.set(storedViewAtom, storedView(data));
  }, [session, data]);
  if (error && !view)
    return (
      <div className={classes.bar}>
        <ErrorMessage error={error} />
      </div>
    );
  return view ? <LoadedBar view={view} step={step} /> : <Skeleton h={47} radius={0} />;
}

/** Whether the view has entries that the loaded base has not. */
function hasAddedEntries({ base, resume }: OpenView): boolean {
  return SECTION_SLUGS.some((slug) => {
    const known = new Set(entriesOf(base, slug).map(({ id }) => id));
    return entriesOf(resume, slug).some(({ id }) => !known.has(id));
  });
}

function LoadedBar({ view, step }: { view: OpenView; step: string }) {
  const t = useT();
  const session = useSession();
  const navigate = useNavigate();
  const [isSideBySide, setSideBySide] = useAtom(isSideBySideAtom);
  const [dialog, setDialog] = useState<keyof typeof DIALOGS | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { entryId, field } = usePlaceFromAddress();
  const { base, overlay } = view;
  const isLanguage = overlay.kind === 'language';
  const changed = useMemo(
    () => staleOverrides(base, overlay).length + materialise(base, overlay).unapplied.length,
    [base, overlay],
  );
  // An anonymous version always differs; what was edited in it can be put back.
  const hasDifferences =
    overlay.kind === 'variant' || (overlay.kind === 'anonymous' && Object.keys(overlay.overrides).length > 0);
  const texts = useMemo(() => (isLanguage ? originalTexts(base, overlay) : []), [base, overlay, isLanguage]);
  const waiting = texts.filter(({ address }) => !Object.hasOwn(overlay.overrides, address));

  const open = (name: keyof typeof DIALOGS) => (event: { currentTarget: HTMLButtonElement }) => {
    opener.current = event.currentTarget;
    setDialog(name);
  };
  const close = () => {
    setDialog(null);
    // The button of changes is gone once all are settled.
    const next = opener.current?.isConnected ? opener.current : bar.current?.querySelector<HTMLElement>('button');
    next?.focus();
  };
  const goToNext = () => {
    const isHere = (text: (typeof texts)[number]) =>
      text.section === step && text.entryId === entryId && fieldInAddress(text) === field;
    const next = nextText(texts, waiting, isHere, step);
    setSideBySide(true);
    if (next) void navigate(linkToText(session.uuid, next));
  };
  return (
    <div ref={bar} className={classes.bar}>
      {isLanguage && (
        <SegmentedControl
          size="xs"
          aria-label={t('bar.mode')}
          value={isSideBySide ? 'side' : 'form'}
          data={[
            { value: 'side', label: t('bar.sideBySide') },
            { value: 'form', label: t('bar.form') },
          ]}
          onChange={(next) => setSideBySide(next === 'side')}
        />
      )}
      {isLanguage && waiting.length > 0 && (
        <Button
          size="compact-sm"
          variant="light"
          rightSection={<IconArrowRight size={16} aria-hidden />}
          aria-label={`${t('bar.waiting', { count: waiting.length })}. ${t('bar.next')}`}
          title={t('bar.next')}
          onClick={goToNext}
        >
          {t('bar.waiting', { count: waiting.length })}
        </Button>
      )}
      {isLanguage && waiting.length === 0 && texts.length > 0 && (
        <span className={classes.done}>
          <IconCheck size={16} stroke={2.5} aria-hidden />
          {t('bar.allTranslated')}
        </span>
      )}
      {changed > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.changed}
          leftSection={<IconRefreshAlert size={16} aria-hidden />}
          onClick={open('settle')}
        >
          {t('bar.changed', { count: changed })}
        </Button>
      )}
      <span className={classes.tools}>
        {overlay.kind === 'anonymous' && (
          <LazyPanel chunk={anonymityTools}>
            {(AnonymityTools) => <AnonymityTools view={view} onOpen={open('anonymity')} />}
          </LazyPanel>
        )}
        {isLanguage && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconFileText size={17} aria-hidden />}
            aria-label={t('bar.markdown')}
            title={t('bar.markdown')}
            onClick={open('markdown')}
          >
            <span className={classes.long}>{t('bar.markdown')}</span>
          </Button>
        )}
        {hasDifferences && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconGitCompare size={16} aria-hidden />}
            onClick={open('differences')}
          >
            {t('bar.differences')}
          </Button>
        )}
      </span>
      {dialog && (
        <LazyPanel
          key={dialog}
          chunk={DIALOGS[dialog]}
          frame={(failure) => <FailureDialog onClose={close}>{failure}</FailureDialog>}
        >
          {(Dialog) => <Dialog onClose={close} />}
        </LazyPanel>
      )}
    </div>
  );
}
