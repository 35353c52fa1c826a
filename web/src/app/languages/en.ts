import { en as account } from '../../features/account/messages/en.ts';
import { en as billing } from '../../features/billing/messages/en.ts';
import { en as prices } from '../../features/billing/price-messages/en.ts';
import { en as imports } from '../../features/documents/import/messages/en.ts';
import { en as documents } from '../../features/documents/messages/en.ts';
import { en as documentViews } from '../../features/documents/views/messages/en.ts';
import { en as application } from '../../features/download/application/messages/en.ts';
import { en as checks } from '../../features/download/checks/messages/en.ts';
import { en as download } from '../../features/download/messages/en.ts';
import { en as sent } from '../../features/download/sent/messages/en.ts';
import { en as home } from '../../features/home/messages/en.ts';
import { en as jobs } from '../../features/jobs/messages/en.ts';
import { en as legal } from '../../features/legal/messages/en.ts';
import { en as letters } from '../../features/letter/messages/en.ts';
import { en as magazine } from '../../features/magazine/messages/en.ts';
import { en as appearance } from '../../features/resume/editor/appearance-messages/en.ts';
import { en as editor } from '../../features/resume/editor/messages/en.ts';
import { en as forms } from '../../features/resume/forms/messages/en.ts';
import { en as history } from '../../features/resume/history/messages/en.ts';
import { en as imported } from '../../features/resume/imported/messages/en.ts';
import { en as templates } from '../../features/resume/messages/en.ts';
import { en as anonymity } from '../../features/resume/views/anonymity/messages/en.ts';
import { en as views } from '../../features/resume/views/messages/en.ts';
import { en as ui } from '../../ui/messages/en.ts';
import { en as app } from '../messages/en.ts';
import type { LanguagePack } from './language-pack.ts';

export { en as routeTitles } from '@kreda/site/route-titles/en';

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
  home,
  imported,
  imports,
  jobs,
  legal,
  letters,
  magazine,
  prices,
  sent,
  templates,
  ui,
  views,
};
