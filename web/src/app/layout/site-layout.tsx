import { pageHead } from '@kreda/site/page-head';
import { matchPath, routeOf } from '@kreda/site/routes';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { DownloadOverlay } from '../../features/download/download-overlay.tsx';
import { useLanguage } from '../../i18n/define-messages.ts';
import { pageEntryAtom } from '../../lib/page-entry.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { HeaderSlot } from '../../ui/header-slot.tsx';
import { showStoredToasts, ToastArea } from '../../ui/toasts.tsx';
import { applyHead } from '../head.ts';
import { useT } from '../messages.ts';
import { AnalyticsConsent } from './consent.tsx';
import { DisabledUntilHydrated } from './disabled-until-hydrated.tsx';
import { PrintNotice } from './print-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import classes from './site-layout.module.css';
import { useFocusHeading } from './use-focus-heading.ts';

/** The frame of every screen. The editor and the read-only preview fill the window without a footer; the editor's tools are in the header. */
export function SiteLayout() {
  const t = useT();
  const language = useLanguage();
  const site = useSiteConfig();
  const { pathname, search } = useLocation();
  const entry = useAtomValue(pageEntryAtom);
  const match = matchPath(pathname);
  // Public pages, such as the terms, are printed as shown. Other pages print a notice: the resume is downloaded as a PDF.
  const isPublic = match !== null && routeOf(match.name).indexable;
  const isPreview = match?.name === 'preview';
  const isWizard = match !== null && (match.name === 'letter' || routeOf(match.name).step !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the head depends on the address, which is read from `location`.
  useEffect(() => {
    if (entry === null) return;
    applyHead(pageHead({ address: new URL(location.href), language, entry }, site));
  }, [pathname, search, language, site, entry]);

  useEffect(showStoredToasts, []);
  const [headerSlot, setHeaderSlot] = useState<HTMLElement | null>(null);

  const content = useRef<HTMLElement>(null);
  useFocusHeading(content, pathname);

  return (
    <DisabledUntilHydrated>
      <div className={classes.frame} data-editor={isWizard || undefined}>
        <a className={classes.skip} href="#content">
          {t('skipToContent')}
        </a>
        {isWizard ? <SiteHeader slot={setHeaderSlot} /> : <SiteHeader />}
        <main id="content" ref={content} className={classes.main} tabIndex={-1}>
          <HeaderSlot value={isWizard ? headerSlot : null}>
            <Outlet />
          </HeaderSlot>
        </main>
        {!isWizard && !isPreview && <SiteFooter />}
        <ToastArea label={t('notifications')} closeLabel={t('closeNotification')} />
        <DownloadOverlay />
        {!isPublic && <PrintNotice />}
        <AnalyticsConsent />
      </div>
    </DisabledUntilHydrated>
  );
}
