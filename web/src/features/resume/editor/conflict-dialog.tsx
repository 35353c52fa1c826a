import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import type { SiteLanguage } from '@kreda/site/languages';
import { Button, Modal, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { errorText } from '../../../ui/error-text.ts';
import { PageSheet } from '../../../ui/page-sheet.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { typesetStored } from '../preview/typesetter.ts';
import type { Choice, Conflict } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import classes from './conflict-dialog.module.css';
import { ConflictFields } from './conflict-fields.tsx';
import { useT } from './messages.ts';

/** Shows two conflicting versions of the resume side by side. Nothing is saved before the user chooses. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const t = useT();
  const session = useSession();
  const language = useLanguage();
  const [runningChoice, setRunningChoice] = useState<Choice | null>(null);
  const pages = useDifferingPages(conflict);
  const names = [...new Set(conflict.colliding.map((operation) => nameOf(operation, language, t)))];

  const choose = async (choice: Choice) => {
    setRunningChoice(choice);
    try {
      await session.resolve(choice);
      if (choice === 'both') showToast({ type: 'success', text: t('conflict.copied') });
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
    } finally {
      setRunningChoice(null);
    }
  };
  const button = (choice: 'mine' | 'theirs' | 'both', label: string, variant: string) => (
    <Button
      variant={variant}
      fullWidth
      classNames={{ root: classes.choice ?? '', label: classes.choiceLabel ?? '' }}
      loading={runningChoice === choice}
      disabled={runningChoice !== null && runningChoice !== choice}
      onClick={() => void choose(choice)}
    >
      {label}
    </Button>
  );

  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="xl"
      title={t('conflict.title')}
    >
      <p className={classes.lead}>{t('conflict.text')}</p>
      <p className={classes.differing}>{t('conflict.sections', { sections: names.join(', ') })}</p>
      <ConflictFields
        conflict={conflict}
        isSaving={typeof runningChoice === 'object' && runningChoice !== null}
        isDisabled={typeof runningChoice === 'string'}
        onChoose={(choices) => void choose(choices)}
      />
      <div className={classes.versions}>
        <section className={classes.version}>
          <h3>{t('conflict.mine')}</h3>
          {button('mine', t('conflict.keepMine'), 'default')}
          <VersionPage svg={pages?.mine} label={t('conflict.mine')} />
        </section>
        <section className={classes.version}>
          <h3>{t('conflict.theirsAt', { date: formatDateTime(new Date(conflict.latest.updatedAt)) })}</h3>
          {button('theirs', t('conflict.takeTheirs'), 'default')}
          <VersionPage svg={pages?.theirs} label={t('conflict.theirs')} />
        </section>
      </div>
      <div className={classes.both}>{button('both', t('conflict.keepBoth'), 'subtle')}</div>
    </Modal>
  );
}

function VersionPage({ svg, label }: { svg: string | undefined; label: string }) {
  return (
    <div className={classes.page}>{svg ? <PageSheet svg={svg} label={label} /> : <Skeleton h="100%" radius={0} />}</div>
  );
}

function nameOf(operation: Operation, language: SiteLanguage, t: ReturnType<typeof useT>): string {
  if ('section' in operation) return sectionName(operation.section, language);
  if (operation.type === 'name') return t('conflict.name');
  if (operation.type === 'sections-order' || operation.type === 'sections-config') return t('conflict.settings');
  return t('conflict.appearance');
}

interface DifferingPages {
  mine: string;
  theirs: string;
}

/** The first page that differs, in both versions; null while they are being typeset. */
function useDifferingPages({ mine, latest }: Conflict): DifferingPages | null {
  const [pages, setPages] = useState<DifferingPages | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const compare = async (theirs: Resume) => {
      const both = await Promise.all([typesetStored(mine), typesetStored(theirs)]);
      const length = Math.max(both[0].length, both[1].length);
      const at = Array.from({ length }, (_, index) => index).find((index) => both[0][index] !== both[1][index]) ?? 0;
      const pageOf = (version: readonly string[]) => version[at] ?? version.at(-1)!;
      if (isCurrent) setPages({ mine: pageOf(both[0]), theirs: pageOf(both[1]) });
    };
    // If typesetting fails, the user chooses without pictures of the pages.
    compare(latest.resume).catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [mine, latest]);
  return pages;
}
