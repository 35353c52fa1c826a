import { Loader } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import type { StepSlug } from '../editor/steps.ts';
import { useT as useTOfHistory } from '../history/messages.ts';
import { useSession } from '../state/resume-context.tsx';
import { FamilyList } from './family-list.tsx';
import classes from './family-menu.module.css';
import { useT } from './messages.ts';

interface FamilyMenuProps {
  step: StepSlug;
  opener: RefObject<HTMLButtonElement | null>;
  /** Opens the history of the edited resume. */
  onHistory: () => void;
  onClose: () => void;
}

/** The base of the edited resume with its language versions and variants, each a link into its editor at the same step. */
export function FamilyMenu({ step, opener, onHistory, onClose }: FamilyMenuProps) {
  const t = useT();
  const tOfHistory = useTOfHistory();
  const session = useSession();
  const utils = trpc.useUtils();
  const list = useRef<HTMLElement>(null);
  const { data, isPending, error } = trpc.resume.views.useQuery({ uuid: session.uuid }, { staleTime: 0, gcTime: 0 });

  useLayoutEffect(() => {
    const element = list.current;
    const place = opener.current?.getBoundingClientRect();
    if (!element || !place) return;
    element.style.top = `${place.bottom + 6}px`;
    element.style.left = `${Math.max(8, Math.min(place.left, innerWidth - element.offsetWidth - 8))}px`;
    element.showPopover();
  }, [opener]);

  // Save first, then prefetch the other versions, so that the chosen one opens at once and has what was typed here.
  useEffect(() => {
    if (!data) return;
    const others = [data.base, ...data.views].filter(({ uuid }) => uuid !== session.uuid);
    void session.flush().then(() => {
      for (const { uuid } of others) void utils.resume.get.prefetch({ uuid }, { staleTime: 0 });
      for (const { uuid } of others.slice(1)) void utils.resume.view.prefetch({ uuid }, { staleTime: 0 });
    });
  }, [data, session, utils]);

  const closeByKey = (event: { newState: string }) => {
    if (event.newState !== 'closed') return;
    onClose();
    opener.current?.focus();
  };
  return (
    <nav ref={list} popover="auto" className={classes.menu} aria-label={t('family.title')} onToggle={closeByKey}>
      {data && <FamilyList family={data} step={step} />}
      <div className={classes.add}>
        <button
          type="button"
          className={classes.link}
          onClick={() => {
            onClose();
            onHistory();
          }}
        >
          <IconHistory size={16} aria-hidden />
          {tOfHistory('title')}
        </button>
      </div>
      {isPending && <Loader size="sm" m="xs" />}
      {error && (
        <p className={classes.note}>
          {t('family.failed')} <ErrorMessage error={error} />
        </p>
      )}
    </nav>
  );
}
