import { isCustomSection } from '@kreda/document/kinds/resume/model/custom-sections';
import { customTitles, sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { OPTIONAL_SECTIONS, type OrderedSection } from '@kreda/document/kinds/resume/model/sections';
import { ActionIcon, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { moveItem, SortableItem, SortableList } from './sortable-list.tsx';

/** Sets the order of the sections on the page, and which are shown. */
export function SectionOrderStep() {
  const t = useT();
  const language = useLanguage();
  const { sections, sectionsOrder, sectionsEnabled, sectionsActive } = useResume();
  const titles = customTitles(sections);
  const apply = useApply();
  const isOptional = (slug: OrderedSection) => (OPTIONAL_SECTIONS as readonly string[]).includes(slug);
  const isListed = (slug: OrderedSection) => !isOptional(slug) || (sectionsEnabled as readonly string[]).includes(slug);
  const listed = sectionsOrder.filter(isListed);

  // Disabled sections go to the end, in their order.
  const move = (from: number, to: number) =>
    apply({
      type: 'sections-order',
      order: [...moveItem(listed, from, to), ...sectionsOrder.filter((slug) => !isListed(slug))],
    });
  const show = (slug: OrderedSection, isShown: boolean) =>
    apply({
      type: 'sections-config',
      config: { enabled: sectionsEnabled, active: { ...sectionsActive, [slug]: isShown } },
    });

  return (
    <section>
      <Title order={2} size="h4">
        {t('sections.order')}
      </Title>
      <p className={classes.lead} style={{ marginBottom: 14 }}>
        {t('sections.orderLead')}
      </p>
      <SortableList ids={listed} onMove={move}>
        {listed.map((slug, index) => {
          const name = (isCustomSection(slug) && titles[slug]) || sectionName(slug, language);
          const isShown = sectionsActive[slug];
          return (
            <SortableItem key={slug} id={slug} label={t('entry.drag', { name })}>
              {(handle) => (
                <div className={classes.entryHead}>
                  {handle}
                  <span className={`${classes.entryTitle} ${isShown ? '' : classes.hiddenSection}`}>{name}</span>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('entry.moveUp', { name })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <IconArrowUp size={17} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('entry.moveDown', { name })}
                    disabled={index === listed.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <IconArrowDown size={17} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    aria-label={t(isShown ? 'sections.hide' : 'sections.show', { name })}
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
    </section>
  );
}
