import { se as account } from '../../features/account/messages/se.ts';
import { se as billing } from '../../features/billing/messages/se.ts';
import { se as prices } from '../../features/billing/price-messages/se.ts';
import { se as imports } from '../../features/documents/import/messages/se.ts';
import { se as documents } from '../../features/documents/messages/se.ts';
import { se as documentViews } from '../../features/documents/views/messages/se.ts';
import { se as application } from '../../features/download/application/messages/se.ts';
import { se as checks } from '../../features/download/checks/messages/se.ts';
import { se as download } from '../../features/download/messages/se.ts';
import { se as sent } from '../../features/download/sent/messages/se.ts';
import { se as home } from '../../features/home/messages/se.ts';
import { se as jobs } from '../../features/jobs/messages/se.ts';
import { se as legal } from '../../features/legal/messages/se.ts';
import { se as letters } from '../../features/letter/messages/se.ts';
import { se as magazine } from '../../features/magazine/messages/se.ts';
import { se as appearance } from '../../features/resume/editor/appearance-messages/se.ts';
import { se as editor } from '../../features/resume/editor/messages/se.ts';
import { se as forms } from '../../features/resume/forms/messages/se.ts';
import { se as history } from '../../features/resume/history/messages/se.ts';
import { se as imported } from '../../features/resume/imported/messages/se.ts';
import { se as templates } from '../../features/resume/messages/se.ts';
import { se as anonymity } from '../../features/resume/views/anonymity/messages/se.ts';
import { se as views } from '../../features/resume/views/messages/se.ts';
import { se as reasons } from '../../i18n/reasons/se.ts';
import { se as ui } from '../../ui/messages/se.ts';
import { se as app } from '../messages/se.ts';
import type { LanguagePack } from './language-pack.ts';

export { se as routeTitles } from '@kreda/site/route-titles/se';

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
