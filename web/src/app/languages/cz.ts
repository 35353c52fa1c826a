import { cz as account } from '../../features/account/messages/cz.ts';
import { cz as billing } from '../../features/billing/messages/cz.ts';
import { cz as prices } from '../../features/billing/price-messages/cz.ts';
import { cz as imports } from '../../features/documents/import/messages/cz.ts';
import { cz as documents } from '../../features/documents/messages/cz.ts';
import { cz as documentViews } from '../../features/documents/views/messages/cz.ts';
import { cz as application } from '../../features/download/application/messages/cz.ts';
import { cz as checks } from '../../features/download/checks/messages/cz.ts';
import { cz as download } from '../../features/download/messages/cz.ts';
import { cz as sent } from '../../features/download/sent/messages/cz.ts';
import { cz as home } from '../../features/home/messages/cz.ts';
import { cz as jobs } from '../../features/jobs/messages/cz.ts';
import { cz as legal } from '../../features/legal/messages/cz.ts';
import { cz as letters } from '../../features/letter/messages/cz.ts';
import { cz as magazine } from '../../features/magazine/messages/cz.ts';
import { cz as appearance } from '../../features/resume/editor/appearance-messages/cz.ts';
import { cz as editor } from '../../features/resume/editor/messages/cz.ts';
import { cz as forms } from '../../features/resume/forms/messages/cz.ts';
import { cz as history } from '../../features/resume/history/messages/cz.ts';
import { cz as imported } from '../../features/resume/imported/messages/cz.ts';
import { cz as templates } from '../../features/resume/messages/cz.ts';
import { cz as anonymity } from '../../features/resume/views/anonymity/messages/cz.ts';
import { cz as views } from '../../features/resume/views/messages/cz.ts';
import { cz as reasons } from '../../i18n/reasons/cz.ts';
import { cz as ui } from '../../ui/messages/cz.ts';
import { cz as app } from '../messages/cz.ts';
import type { LanguagePack } from './language-pack.ts';

export { cz as routeTitles } from '@kreda/site/route-titles/cz';

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
