import { dk as account } from '../../features/account/messages/dk.ts';
import { dk as billing } from '../../features/billing/messages/dk.ts';
import { dk as prices } from '../../features/billing/price-messages/dk.ts';
import { dk as imports } from '../../features/documents/import/messages/dk.ts';
import { dk as documents } from '../../features/documents/messages/dk.ts';
import { dk as documentViews } from '../../features/documents/views/messages/dk.ts';
import { dk as application } from '../../features/download/application/messages/dk.ts';
import { dk as checks } from '../../features/download/checks/messages/dk.ts';
import { dk as download } from '../../features/download/messages/dk.ts';
import { dk as sent } from '../../features/download/sent/messages/dk.ts';
import { dk as home } from '../../features/home/messages/dk.ts';
import { dk as jobs } from '../../features/jobs/messages/dk.ts';
import { dk as legal } from '../../features/legal/messages/dk.ts';
import { dk as letters } from '../../features/letter/messages/dk.ts';
import { dk as magazine } from '../../features/magazine/messages/dk.ts';
import { dk as appearance } from '../../features/resume/editor/appearance-messages/dk.ts';
import { dk as editor } from '../../features/resume/editor/messages/dk.ts';
import { dk as forms } from '../../features/resume/forms/messages/dk.ts';
import { dk as history } from '../../features/resume/history/messages/dk.ts';
import { dk as imported } from '../../features/resume/imported/messages/dk.ts';
import { dk as templates } from '../../features/resume/messages/dk.ts';
import { dk as anonymity } from '../../features/resume/views/anonymity/messages/dk.ts';
import { dk as views } from '../../features/resume/views/messages/dk.ts';
import { dk as reasons } from '../../i18n/reasons/dk.ts';
import { dk as ui } from '../../ui/messages/dk.ts';
import { dk as app } from '../messages/dk.ts';
import type { LanguagePack } from './language-pack.ts';

export { dk as routeTitles } from '@kreda/site/route-titles/dk';

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
