import { it as account } from '../../features/account/messages/it.ts';
import { it as billing } from '../../features/billing/messages/it.ts';
import { it as prices } from '../../features/billing/price-messages/it.ts';
import { it as imports } from '../../features/documents/import/messages/it.ts';
import { it as documents } from '../../features/documents/messages/it.ts';
import { it as documentViews } from '../../features/documents/views/messages/it.ts';
import { it as application } from '../../features/download/application/messages/it.ts';
import { it as checks } from '../../features/download/checks/messages/it.ts';
import { it as download } from '../../features/download/messages/it.ts';
import { it as sent } from '../../features/download/sent/messages/it.ts';
import { it as home } from '../../features/home/messages/it.ts';
import { it as jobs } from '../../features/jobs/messages/it.ts';
import { it as legal } from '../../features/legal/messages/it.ts';
import { it as letters } from '../../features/letter/messages/it.ts';
import { it as magazine } from '../../features/magazine/messages/it.ts';
import { it as appearance } from '../../features/resume/editor/appearance-messages/it.ts';
import { it as editor } from '../../features/resume/editor/messages/it.ts';
import { it as forms } from '../../features/resume/forms/messages/it.ts';
import { it as history } from '../../features/resume/history/messages/it.ts';
import { it as imported } from '../../features/resume/imported/messages/it.ts';
import { it as templates } from '../../features/resume/messages/it.ts';
import { it as anonymity } from '../../features/resume/views/anonymity/messages/it.ts';
import { it as views } from '../../features/resume/views/messages/it.ts';
import { it as reasons } from '../../i18n/reasons/it.ts';
import { it as ui } from '../../ui/messages/it.ts';
import { it as app } from '../messages/it.ts';
import type { LanguagePack } from './language-pack.ts';

export { it as routeTitles } from '@kreda/site/route-titles/it';

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
