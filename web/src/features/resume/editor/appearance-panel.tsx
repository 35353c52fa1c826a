import { ActionIcon, Skeleton, Tabs, Title } from '@mantine/core';
import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconArrowsSort,
  IconFileText,
  IconLayout,
  IconLineHeight,
  IconPalette,
  IconPhoto,
  IconTypography,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { sectionOrder } from '../forms/load-section-order.ts';
import { useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';
import { APPEARANCE_TABS, type AppearanceTab, isAppearanceTab } from './appearance-tabs.ts';
import { ColorFields } from './color-fields.tsx';
import { DensityFields } from './density-fields.tsx';
import { DesignFields } from './design-fields.tsx';
import { FitPages } from './fit-pages.tsx';
import { FontFields } from './font-fields.tsx';
import { LanguageField } from './language-field.tsx';
import { useT as useTOfEditor } from './messages.ts';
import { PageSetupFields } from './page-setup-fields.tsx';
import { PhotoDesignFields } from './photo-design-fields.tsx';
import { ResetDesign } from './reset-design.tsx';
import { TemplateChoice } from './template-choice.tsx';

const ICONS: Readonly<Record<AppearanceTab, Icon>> = {
  template: IconLayout,
  colors: IconPalette,
  fonts: IconTypography,
  spacing: IconLineHeight,
  details: IconAdjustmentsHorizontal,
  photo: IconPhoto,
  page: IconFileText,
  sections: IconArrowsSort,
};

interface AppearancePanelProps {
  tab: AppearanceTab;
  onTab: (tab: AppearanceTab) => void;
  onClose: () => void;
}

/** Everything that changes how the resume looks, in groups. The preview shows each change at once. */
export function AppearancePanel({ tab, onTab, onClose }: AppearancePanelProps) {
  const t = useT();
  const tOfEditor = useTOfEditor();
  // Templates show the resume as it was when the panel was opened: text cannot change here, and each other change would draw them all again.
  const [opened] = useState(useResume());
  const isNarrow = useIsNarrow();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Another group begins at its top, and the templates at the chosen one.
  useEffect(() => {
    if (!content.current) return;
    // The list scrolls too, and the group may have been chosen elsewhere.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    content.current.scrollTop = 0;
    if (tab === 'template') content.current.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'center' });
  }, [tab]);

  const groups: Readonly<Record<AppearanceTab, ReactNode>> = {
    template: <TemplateChoice opened={opened} />,
    colors: <ColorFields />,
    fonts: <FontFields />,
    spacing: (
      <>
        <DensityFields />
        <FitPages />
      </>
    ),
    details: <DesignFields />,
    photo: <PhotoDesignFields onLeave={onClose} />,
    page: (
      <>
        <PageSetupFields />
        <LanguageField />
      </>
    ),
    sections: (
      <div className={classes.sections}>
        <LazyPanel chunk={sectionOrder} loading={<Skeleton h={320} />}>
          {(SectionOrder) => <SectionOrder titleOrder={3} />}
        </LazyPanel>
      </div>
    ),
  };
  return (
    <Tabs
      unstyled
      className={classes.panel ?? ''}
      keepMountedMode="display-none"
      orientation={isNarrow ? 'horizontal' : 'vertical'}
      value={tab}
      onChange={(value) => isAppearanceTab(value) && onTab(value)}
    >
      <Title order={2} size="h4" className={classes.title} id={`${id}-title`} ref={heading} tabIndex={-1}>
        {tOfEditor('appearanceTitle')}
      </Title>
      <ActionIcon variant="subtle" size={44} className={classes.close} aria-label={t('close')} onClick={onClose}>
        <IconX size={19} />
      </ActionIcon>
      <Tabs.List ref={list} className={classes.tabs ?? ''} aria-labelledby={`${id}-title`}>
        {APPEARANCE_TABS.map((value) => {
          const TabIcon = ICONS[value];
          return (
            <Tabs.Tab
              key={value}
              value={value}
              leftSection={<TabIcon size={20} stroke={1.7} aria-hidden />}
              // Mantine's Home and End move the focus alone; arrows choose too.
              onFocus={() => onTab(value)}
            >
              {t(`tabs.${value}`)}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      <div ref={content} className={classes.content}>
        {APPEARANCE_TABS.map((value) => (
          <Tabs.Panel key={value} value={value} keepMounted>
            {/* The pages in the templates take seconds to typeset, and stay. */}
            {(value === tab || value === 'template') && groups[value]}
          </Tabs.Panel>
        ))}
        <ResetDesign />
      </div>
    </Tabs>
  );
}
