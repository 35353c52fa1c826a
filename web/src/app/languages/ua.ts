import { ua as account } from '../../features/account/messages/ua.ts';
import { ua as billing } from '../../features/billing/messages/ua.ts';
import { ua as prices } from '../../features/billing/price-messages/ua.ts';
import { ua as imports } from '../../features/documents/import/messages/ua.ts';
import { ua as documents } from '../../features/documents/messages/ua.ts';
import { ua as documentViews } from '../../features/documents/views/messages/ua.ts';
import { ua as application } from '../../features/download/application/messages/ua.ts';
import { ua as checks } from '../../features/download/checks/messages/ua.ts';
import { ua as download } from '../../features/download/messages/ua.ts';
import { ua as sent } from '../../features/download/sent/messages/ua.ts';
import { ua as home } from '../../features/home/messages/ua.ts';
import { ua as jobs } from '../../features/jobs/messages/ua.ts';
import { ua as legal } from '../../features/legal/messages/ua.ts';
import { ua as letters } from '../../features/letter/messages/ua.ts';
import { ua as magazine } from '../../features/magazine/messages/ua.ts';
import { ua as appearance } from '../../features/resume/editor/appearance-messages/ua.ts';
import { ua as editor } from '../../features/resume/editor/messages/ua.ts';
import { ua as forms } from '../../features/resume/forms/messages/ua.ts';
import { ua as history } from '../../features/resume/history/messages/ua.ts';
import { ua as imported } from '../../features/resume/imported/messages/ua.ts';
import { ua as templates } from '../../features/resume/messages/ua.ts';
import { ua as anonymity } from '../../features/resume/views/anonymity/messages/ua.ts';
import { ua as views } from '../../features/resume/views/messages/ua.ts';
import { ua as reasons } from '../../i18n/reasons/ua.ts';
import { ua as ui } from '../../ui/messages/ua.ts';
import { ua as app } from '../messages/ua.ts';
import type { LanguagePack } from './language-pack.ts';

export { ua as routeTitles } from '@kreda/site/route-titles/ua';

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
