import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { latestVersion } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { TEMPLATE_NAMES } from '@kreda/document/kinds/resume/styles/template-names';
import { type VersionChange, versionChanges } from '@kreda/document/kinds/resume/styles/version-changes';
import { Button, Modal, NativeSelect, SegmentedControl, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { PageSheet } from '../../../ui/page-sheet.tsx';
import { typesetStored } from '../preview/typesetter.ts';
import { useT } from './appearance-messages.ts';
import { useT as useTOfEditor } from './messages.ts';
import classes from './version-dialog.module.css';

/** Whether the resume's version is compared with the latest one or with earlier ones. */
export type Direction = 'newer' | 'earlier';

interface VersionDialogProps {
  resume: Resume;
  direction: Direction;
  onMove: (version: number) => void;
  onClose: () => void;
}

const SIDES = ['before', 'after'] as const;
type Side = (typeof SIDES)[number];
type BothPages = Record<Side, readonly string[]>;
interface Compared {
  pages: BothPages;
  /** What the later version changes. */
  changes: readonly VersionChange[];
}

/**
 * All pages of a resume in its template version and in another one, next to each other, with what the later version changes. Narrow
 * screens show one of them at a time. Nothing changes before the user chooses the other version.
 */
export function VersionDialog({ resume, direction, onMove, onClose }: VersionDialogProps) {
  const t = useT();
  const tOfEditor = useTOfEditor();
  const { pattern, patternVersion } = resume;
  const isBack = direction === 'earlier';
  const [version, setVersion] = useState(isBack ? patternVersion - 1 : latestVersion(pattern));
  const isNarrow = useIsNarrow();
  const { data, isError, refetch } = useCompared(resume, version);
  const pages = data?.pages;
  const numbered = (number: number) => t('version.numbered', { number });
  const names = { before: t('version.now'), after: isBack ? numbered(version) : t('version.next') };
  const isSame = pages?.before.length === pages?.after.length && pages?.before.every(isSameIn(pages.after));

  return (
    <Modal.Root opened onClose={onClose} size="min(80rem, 100%)" yOffset="2rem" fullScreen={isNarrow} padding={0}>
      <Modal.Overlay />
      <Modal.Content className={classes.content}>
        <Modal.Header className={classes.header}>
          <Modal.Title component="h2" className={classes.title}>
            {t(isBack ? 'version.back' : 'version.dialog', { name: TEMPLATE_NAMES[pattern].label })}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('version.close')} size="lg" />
        </Modal.Header>
        <Modal.Body className={classes.body}>
          <div className={classes.about}>
            {isBack && (
              <NativeSelect
                label={t('version.choose')}
                value={version}
                data={earlierThan(patternVersion).map((number) => ({ value: String(number), label: numbered(number) }))}
                onChange={(event) => setVersion(Number(event.currentTarget.value))}
              />
            )}
            <h3>{t(isBack ? 'version.changed' : 'version.changes')}</h3>
            <ul>
              {data?.changes.map((change) => (
                <li key={change}>{t(`version.change.${change}`)}</li>
              ))}
            </ul>
            <p role="status" className={classes.result}>
              {!pages && !isError && t('version.loading')}
              {pages && (isSame ? t('version.same') : t('version.count', countsOf(pages)))}
            </p>
          </div>
          <Comparison
            names={names}
            pages={pages}
            failure={
              isError && (
                <div role="alert" className={classes.failed}>
                  <p>{tOfEditor('failed')}</p>
                  <Button variant="default" size="sm" onClick={() => void refetch()}>
                    {tOfEditor('retry')}
                  </Button>
                </div>
              )
            }
          />
          <div className={classes.buttons}>
            <Button disabled={!pages} onClick={() => onMove(version)}>
              {t(isBack ? 'version.use' : 'version.accept')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('version.keep')}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface ComparisonProps {
  names: Record<Side, string>;
  /** Undefined while they are being typeset. */
  pages: BothPages | undefined;
  /** Shown instead of the pages. */
  failure: ReactNode;
}

function Comparison({ names, pages, failure }: ComparisonProps) {
  const t = useT();
  const [shown, setShown] = useState<Side>('after');
  const count = pages ? Math.max(pages.before.length, pages.after.length) : 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable by keyboard (WCAG 2.1.1).
    <section className={classes.pages} aria-label={t('version.pages')} tabIndex={0} data-autofocus data-shown={shown}>
      <div className={classes.switch}>
        <SegmentedControl
          fullWidth
          aria-label={t('version.pages')}
          value={shown}
          onChange={(side) => setShown(side as Side)}
          data={SIDES.map((side) => ({ value: side, label: names[side] }))}
        />
      </div>
      <div className={classes.names} aria-hidden>
        {SIDES.map((side) => (
          <span key={side}>{names[side]}</span>
        ))}
      </div>
      {failure || (
        <ol className={classes.list}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their number.
            <li key={index} className={classes.pair}>
              {SIDES.map((side) => (
                <div key={side} className={classes.sheet} data-side={side}>
                  <VersionPage name={names[side]} pages={pages?.[side]} index={index} />
                </div>
              ))}
              {pages && pages.before[index] === pages.after[index] && (
                <p className={classes.unchanged}>{t('version.samePage')}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface VersionPageProps {
  name: string;
  pages: readonly string[] | undefined;
  index: number;
}

function VersionPage({ name, pages, index }: VersionPageProps) {
  const t = useT();
  if (!pages) return <Skeleton className={classes.page} radius={0} />;
  const svg = pages[index];
  const number = index + 1;
  if (svg === undefined) return <p className={`${classes.page} ${classes.none}`}>{t('version.noPage', { number })}</p>;
  return <PageSheet svg={svg} label={t('version.page', { version: name, number, count: pages.length })} />;
}

/** The resume in both versions. The fonts are those of the preview, so usually nothing but the other version is fetched. */
function useCompared(resume: Resume, version: number) {
  return useQuery({
    queryKey: ['template-versions', resume, version],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    // Pages are large strings, so comparing them with the previous ones saves nothing.
    structuralSharing: false,
    queryFn: async (): Promise<Compared> => {
      const [before, after] = await Promise.all([
        typesetStored(resume),
        typesetStored({ ...resume, patternVersion: version }),
      ]);
      const { patternVersion } = resume;
      const [from, to] = version < patternVersion ? [version, patternVersion] : [patternVersion, version];
      // Both versions are loaded now.
      return { pages: { before, after }, changes: versionChanges(resume, { from, to }) };
    },
  });
}

const isSameIn = (others: readonly string[]) => (page: string, index: number) => page === others[index];
const countsOf = ({ before, after }: BothPages) => ({ before: before.length, after: after.length });
/** All earlier versions, the latest first. */
const earlierThan = (version: number) => Array.from({ length: version - 1 }, (_, index) => version - 1 - index);
