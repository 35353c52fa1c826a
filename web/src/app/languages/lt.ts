import { lt as account } from '../../features/account/messages/lt.ts';
import { lt as billing } from '../../features/billing/messages/lt.ts';
import { lt as prices } from '../../features/billing/price-messages/lt.ts';
import { lt as imports } from '../../features/documents/import/messages/lt.ts';
import { lt as documents } from '../../features/documents/messages/lt.ts';
import { lt as documentViews } from '../../features/documents/views/messages/lt.ts';
import { lt as application } from '../../features/download/application/messages/lt.ts';
import { lt as checks } from '../../features/download/checks/messages/lt.ts';
import { lt as download } from '../../features/download/messages/lt.ts';
import { lt as sent } from '../../features/download/sent/messages/lt.ts';
import { lt as home } from '../../features/home/messages/lt.ts';
import { lt as jobs } from '../../features/jobs/messages/lt.ts';
import { lt as legal } from '../../features/legal/messages/lt.ts';
import { lt as letters } from '../../features/letter/messages/lt.ts';
import { lt as magazine } from '../../features/magazine/messages/lt.ts';
import { lt as appearance } from '../../features/resume/editor/appearance-messages/lt.ts';
import { lt as editor } from '../../features/resume/editor/messages/lt.ts';
import { lt as forms } from '../../features/resume/forms/messages/lt.ts';
import { lt as history } from '../../features/resume/history/messages/lt.ts';
import { lt as imported } from '../../features/resume/imported/messages/lt.ts';
import { lt as templates } from '../../features/resume/messages/lt.ts';
import { lt as anonymity } from '../../features/resume/views/anonymity/messages/lt.ts';
import { lt as views } from '../../features/resume/views/messages/lt.ts';
import { lt as reasons } from '../../i18n/reasons/lt.ts';
import { lt as ui } from '../../ui/messages/lt.ts';
import { lt as app } from '../messages/lt.ts';
import type { LanguagePack } from './language-pack.ts';

export { lt as routeTitles } from '@kreda/site/route-titles/lt';

export const pack: LanguagePack = {
  account,
  anonymity,
  app,
  appearance,
  application,
  billing,
  checks,
  documents,
  documentViews,
  download,
  editor,
  forms,
  history,
  jobs,
  home,
  imported,
  imports,
  legal,
  letters,
  magazine,
  prices,
  sent,
  templates,
  ui,
  views,
  reasons,
};
