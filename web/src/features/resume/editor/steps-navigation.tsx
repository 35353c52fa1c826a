import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { isSectionEmpty, SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { IconArrowsSort } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { path } from '../../../lib/path.ts';
import { useT as useTOfForms } from '../forms/messages.ts';
import { useSession } from '../state/resume-context.tsx';
import { useResumePart } from '../state/use-resume.ts';
import { StepItem } from './frame/step-item.tsx';
import { useT } from './messages.ts';
import { useSectionTitles } from './section-titles.tsx';
import { routeOfStep, type StepSlug } from './steps.ts';
import classes from './steps-navigation.module.css';

/** A step's name in the interface's language; a section of the user's own has the title that they gave it. */
export function useStepName(): (step: StepSlug) => string {
  const t = useT();
  const language = useLanguage();
  const titles = useSectionTitles();
  return (step) =>
    step === 'sectionsEnabled' || step === 'end' ? t(step) : (titles[step] ?? sectionName(step, language));
}

/** The slugs of non-empty sections, joined to one string so that equal lists are equal values. */
function filledSections({ sections }: Resume): string {
  return SECTION_SLUGS.filter((slug) => !isSectionEmpty(slug, sections[slug].data)).join(' ');
}

interface StepsNavigationProps {
  step: StepSlug;
  steps: readonly StepSlug[];
  /** Below 768 px the steps are a list that opens over the form. */
  isOpen: boolean;
  orderButton: RefObject<HTMLButtonElement | null>;
  /** Opens the settings for the order and the columns of sections. */
  onArrange: () => void;
}

/** Links to the steps, without the download (specification, section 2). Below 992 px a row that scrolls, below 768 px a list that opens. */
export function StepsNavigation({ step, steps, isOpen, orderButton, onArrange }: StepsNavigationProps) {
  const t = useT();
  const tOfForms = useTOfForms();
  const nameOf = useStepName();
  const { uuid } = useSession();
  const filled = useResumePart(filledSections).split(' ');
  const list = useRef<HTMLOListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the current step into view when it changes and when the list opens.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !list.current) return;
    list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 3;
    const navigation = list.current.parentElement!;
    navigation.scrollTop = current.offsetTop - navigation.clientHeight / 2;
  }, [step, isOpen]);

  return (
    <nav id="steps" className={classes.navigation} data-open={isOpen || undefined} aria-label={t('steps')}>
      <ol ref={list} className={classes.list}>
        {steps
          .filter((slug) => slug !== 'end')
          .map((slug, index) => (
            <StepItem
              key={slug}
              address={path(routeOfStep(slug), { id: uuid })}
              name={nameOf(slug)}
              number={index + 1}
              isCurrent={slug === step}
              isFilled={filled.includes(slug)}
            />
          ))}
      </ol>
      <button type="button" ref={orderButton} className={classes.order} onClick={onArrange}>
        <IconArrowsSort size={18} stroke={1.7} aria-hidden />
        {tOfForms('sections.order')}
      </button>
    </nav>
  );
}
