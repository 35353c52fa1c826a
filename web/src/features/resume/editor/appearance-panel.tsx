import { ActionIcon, Skeleton, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
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
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import { TabList, tabId, tabPanelId } from '../../../ui/tab-list.tsx';
import { sectionOrder } from '../forms/load-section-order.ts';
import { useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';
import { APPEARANCE_TABS, type AppearanceTab } from './appearance-tabs.ts';
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
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const content = useRef<HTMLDivElement>(null);
  // Another group begins at its top, and the templates at the chosen one.
  useEffect(() => {
    if (!content.current) return;
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
    <div className={classes.panel}>
      <Title order={2} size="h4" className={classes.title} id={`${id}-title`} ref={heading} tabIndex={-1}>
        {tOfEditor('appearanceTitle')}
      </Title>
      <ActionIcon variant="subtle" size={44} className={classes.close} aria-label={t('close')} onClick={onClose}>
        <IconX size={19} />
      </ActionIcon>
      <TabList
        labelledBy={`${id}-title`}
        idPrefix={id}
        className={classes.tabs}
        isVertical={!isNarrow}
        value={tab}
        onChange={onTab}
        tabs={APPEARANCE_TABS.map((value) => {
          const TabIcon = ICONS[value];
          return {
            value,
            children: (
              <>
                <TabIcon size={20} stroke={1.7} aria-hidden />
                {t(`tabs.${value}`)}
              </>
            ),
          };
        })}
      />
      <div ref={content} className={classes.content}>
        {APPEARANCE_TABS.map((value) => (
          <div
            key={value}
            role="tabpanel"
            id={tabPanelId(id, value)}
            aria-labelledby={tabId(id, value)}
            hidden={value !== tab}
          >
            {/* The pages in the templates take seconds to typeset, and stay. */}
            {(value === tab || value === 'template') && groups[value]}
          </div>
        ))}
        <ResetDesign />
      </div>
    </div>
  );
}
