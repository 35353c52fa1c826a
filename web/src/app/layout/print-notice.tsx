import { matchPath } from '@kreda/site/routes';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { path } from '../../lib/path.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useT } from '../messages.ts';

/** Replaces the screen on paper: it says where to download the resume. */
export function PrintNotice() {
  return useIsHydrated() ? <Notice /> : null;
}

function Notice() {
  const t = useT();
  const { name } = useSiteConfig();
  const uuid = matchPath(useLocation().pathname)?.params.id;
  const address = location.origin + (uuid ? path('end', { id: uuid }) : path('my-documents'));
  return createPortal(
    <div className="print-pointer" aria-hidden>
      <strong>{name}</strong>
      <p>{t('print', { address })}</p>
    </div>,
    document.body,
  );
}
