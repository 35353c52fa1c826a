import { sk as account } from '../../features/account/messages/sk.ts';
import { sk as billing } from '../../features/billing/messages/sk.ts';
import { sk as prices } from '../../features/billing/price-messages/sk.ts';
import { sk as imports } from '../../features/documents/import/messages/sk.ts';
import { sk as documents } from '../../features/documents/messages/sk.ts';
import { sk as documentViews } from '../../features/documents/views/messages/sk.ts';
import { sk as application } from '../../features/download/application/messages/sk.ts';
import { sk as checks } from '../../features/download/checks/messages/sk.ts';
import { sk as download } from '../../features/download/messages/sk.ts';
import { sk as sent } from '../../features/download/sent/messages/sk.ts';
import { sk as home } from '../../features/home/messages/sk.ts';
import { sk as jobs } from '../../features/jobs/messages/sk.ts';
import { sk as legal } from '../../features/legal/messages/sk.ts';
import { sk as letters } from '../../features/letter/messages/sk.ts';
import { sk as magazine } from '../../features/magazine/messages/sk.ts';
import { sk as appearance } from '../../features/resume/editor/appearance-messages/sk.ts';
import { sk as editor } from '../../features/resume/editor/messages/sk.ts';
import { sk as forms } from '../../features/resume/forms/messages/sk.ts';
import { sk as history } from '../../features/resume/history/messages/sk.ts';
import { sk as imported } from '../../features/resume/imported/messages/sk.ts';
import { sk as templates } from '../../features/resume/messages/sk.ts';
import { sk as anonymity } from '../../features/resume/views/anonymity/messages/sk.ts';
import { sk as views } from '../../features/resume/views/messages/sk.ts';
import { sk as reasons } from '../../i18n/reasons/sk.ts';
import { sk as ui } from '../../ui/messages/sk.ts';
import { sk as app } from '../messages/sk.ts';
import type { LanguagePack } from './language-pack.ts';

export { sk as routeTitles } from '@kreda/site/route-titles/sk';

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
