import { de as account } from '../../features/account/messages/de.ts';
import { de as billing } from '../../features/billing/messages/de.ts';
import { de as prices } from '../../features/billing/price-messages/de.ts';
import { de as imports } from '../../features/documents/import/messages/de.ts';
import { de as documents } from '../../features/documents/messages/de.ts';
import { de as documentViews } from '../../features/documents/views/messages/de.ts';
import { de as application } from '../../features/download/application/messages/de.ts';
import { de as checks } from '../../features/download/checks/messages/de.ts';
import { de as download } from '../../features/download/messages/de.ts';
import { de as sent } from '../../features/download/sent/messages/de.ts';
import { de as home } from '../../features/home/messages/de.ts';
import { de as jobs } from '../../features/jobs/messages/de.ts';
import { de as legal } from '../../features/legal/messages/de.ts';
import { de as letters } from '../../features/letter/messages/de.ts';
import { de as magazine } from '../../features/magazine/messages/de.ts';
import { de as appearance } from '../../features/resume/editor/appearance-messages/de.ts';
import { de as editor } from '../../features/resume/editor/messages/de.ts';
import { de as forms } from '../../features/resume/forms/messages/de.ts';
import { de as history } from '../../features/resume/history/messages/de.ts';
import { de as imported } from '../../features/resume/imported/messages/de.ts';
import { de as templates } from '../../features/resume/messages/de.ts';
import { de as anonymity } from '../../features/resume/views/anonymity/messages/de.ts';
import { de as views } from '../../features/resume/views/messages/de.ts';
import { de as reasons } from '../../i18n/reasons/de.ts';
import { de as ui } from '../../ui/messages/de.ts';
import { de as app } from '../messages/de.ts';
import type { LanguagePack } from './language-pack.ts';

export { de as routeTitles } from '@kreda/site/route-titles/de';

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
