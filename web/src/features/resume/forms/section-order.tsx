import { isCustomSection } from '@kreda/document/kinds/resume/model/custom-sections';
import type { ResumeColumn } from '@kreda/document/kinds/resume/model/section-columns';
import { customTitles, sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { OPTIONAL_SECTIONS, type OrderedSection } from '@kreda/document/kinds/resume/model/sections';
import { columnOfSection, placeSection } from '@kreda/document/kinds/resume/operations/move-section';
import { resolveStyle } from '@kreda/document/kinds/resume/styles/resolve-style';
import { ActionIcon, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import { EntryButton } from './entry-button.tsx';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { moveItem, SortableItem, SortableList } from './sortable-list.tsx';

/** A column of the template, and the one into which its sections can be moved. */
interface Column {
  id: ResumeColumn;
  other: { id: ResumeColumn; isRight: boolean };
}

/**
 * Sets the order of the sections on the page, their columns, and which are shown.
 *
 * @param titleOrder the level of its heading.
 */
export function SectionOrder({ titleOrder }: { titleOrder: 2 | 3 }) {
  const t = useT();
  const resume = useResume();
  const { sectionsOrder, sectionsEnabled } = resume;
  const [moved, setMoved] = useState<{ slug: OrderedSection; to: ResumeColumn } | null>(null);
  const nameOf = useSectionNames();
  const root = useRef<HTMLElement>(null);
  // A section that changes its column is rendered in another list, and would lose the focus.
  useEffect(() => {
    if (moved) root.current?.querySelector<HTMLElement>(`[data-column-of="${moved.slug}"]`)?.focus();
  }, [moved]);

  const isOptional = (slug: OrderedSection) => (OPTIONAL_SECTIONS as readonly string[]).includes(slug);
  const listed = sectionsOrder.filter(
    (slug) => !isOptional(slug) || (sectionsEnabled as readonly string[]).includes(slug),
  );
  const columns = columnsOf(resolveStyle(resume).columns);
  return (
    <section ref={root}>
      <Title order={titleOrder} size="h4">
        {t('sections.order')}
      </Title>
      <p className={classes.lead} style={{ marginBottom: 14 }}>
        {t('sections.orderLead')} {columns.length > 0 && t('sections.columnsLead')}
      </p>
      {columns.length === 0 && <SectionList slugs={listed} column={null} onColumn={setMoved} />}
      {columns.map((column) => {
        const slugs = listed.filter((slug) => columnOfSection(resume, slug) === column.id);
        return (
          <div key={column.id}>
            <Title order={titleOrder === 2 ? 3 : 4} size="h6" className={classes.columnTitle}>
              {t(`sections.columns.${column.id}`)}
            </Title>
            {slugs.length > 0 ? (
              <SectionList slugs={slugs} column={column} onColumn={setMoved} />
            ) : (
              <p className={classes.empty}>{t('sections.emptyColumn')}</p>
            )}
          </div>
        );
      })}
      <VisuallyHidden role="status">
        {moved && t('sections.moved', { name: nameOf(moved.slug), column: t(`sections.columns.${moved.to}`) })}
      </VisuallyHidden>
    </section>
  );
}

/** The names of sections: titles of the user's own ones, otherwise names in the language of the interface. */
function useSectionNames(): (slug: OrderedSection) => string {
  const language = useLanguage();
  const titles = customTitles(useResume().sections);
  return (slug) => (isCustomSection(slug) && titles[slug]) || sectionName(slug, language);
}

/** The template's columns in reading order. None if it has only one. */
function columnsOf(styles: readonly { id: ResumeColumn; xPx: number }[]): Column[] {
  return styles.flatMap(({ id, xPx }) => {
    const other = styles.find((style) => style.id !== id);
    return other ? [{ id, other: { id: other.id, isRight: other.xPx > xPx } }] : [];
  });
}

/** The order with the given sections in places of their own, in their order. */
function reorder(order: readonly OrderedSection[], slugs: readonly OrderedSection[]): OrderedSection[] {
  const next = slugs.values();
  return order.map((slug) => (slugs.includes(slug) ? (next.next().value ?? slug) : slug));
}

/** The sections of a column, or of the only one. */
function SectionList({
  slugs,
  column,
  onColumn,
}: {
  slugs: readonly OrderedSection[];
  column: Column | null;
  onColumn: (moved: { slug: OrderedSection; to: ResumeColumn }) => void;
}) {
  const t = useT();
  const nameOf = useSectionNames();
  const resume = useResume();
  const { sectionsOrder, sectionsEnabled, sectionsActive } = resume;
  const apply = useApply();
  const move = (from: number, to: number) =>
    apply({ type: 'sections-order', order: reorder(sectionsOrder, moveItem(slugs, from, to)) });
  const show = (slug: OrderedSection, isShown: boolean) =>
    apply({
      type: 'sections-config',
      config: { enabled: sectionsEnabled, active: { ...sectionsActive, [slug]: isShown } },
    });
  const changeColumn = (slug: OrderedSection, to: ResumeColumn) => {
    apply(placeSection(resume, slug, { order: sectionsOrder, to }));
    onColumn({ slug, to });
  };
  return (
    <SortableList ids={slugs} onMove={move}>
      {slugs.map((slug, index) => {
        const name = nameOf(slug);
        const isShown = sectionsActive[slug];
        return (
          <SortableItem key={slug} id={slug} label={t('entry.drag', { name })}>
            {(handle) => (
              <div className={classes.entryHead}>
                {handle}
                <span className={`${classes.entryTitle} ${isShown ? '' : classes.hiddenSection}`}>{name}</span>
                {column && slug !== 'clauses' && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    data-column-of={slug}
                    aria-label={t(`sections.moveTo.${column.other.id}`, { name })}
                    onClick={() => changeColumn(slug, column.other.id)}
                  >
                    {column.other.isRight ? <IconArrowRight size={17} /> : <IconArrowLeft size={17} />}
                  </ActionIcon>
                )}
                <EntryButton
                  label={t('entry.moveUp', { name })}
                  isDisabled={index === 0}
                  onClick={() => move(index, index - 1)}
                  Icon={IconArrowUp}
                />
                <EntryButton
                  label={t('entry.moveDown', { name })}
                  isDisabled={index === slugs.length - 1}
                  onClick={() => move(index, index + 1)}
                  Icon={IconArrowDown}
                />
                <ActionIcon
                  variant="subtle"
                  aria-label={t(isShown ? 'entry.hide' : 'entry.show', { name })}
                  aria-pressed={!isShown}
                  onClick={() => show(slug, !isShown)}
                >
                  {isShown ? <IconEye size={18} /> : <IconEyeOff size={18} />}
                </ActionIcon>
              </div>
            )}
          </SortableItem>
        );
      })}
    </SortableList>
  );
}
