import { es as account } from '../../features/account/messages/es.ts';
import { es as billing } from '../../features/billing/messages/es.ts';
import { es as prices } from '../../features/billing/price-messages/es.ts';
import { es as imports } from '../../features/documents/import/messages/es.ts';
import { es as documents } from '../../features/documents/messages/es.ts';
import { es as documentViews } from '../../features/documents/views/messages/es.ts';
import { es as application } from '../../features/download/application/messages/es.ts';
import { es as checks } from '../../features/download/checks/messages/es.ts';
import { es as download } from '../../features/download/messages/es.ts';
import { es as sent } from '../../features/download/sent/messages/es.ts';
import { es as home } from '../../features/home/messages/es.ts';
import { es as jobs } from '../../features/jobs/messages/es.ts';
import { es as legal } from '../../features/legal/messages/es.ts';
import { es as letters } from '../../features/letter/messages/es.ts';
import { es as magazine } from '../../features/magazine/messages/es.ts';
import { es as appearance } from '../../features/resume/editor/appearance-messages/es.ts';
import { es as editor } from '../../features/resume/editor/messages/es.ts';
import { es as forms } from '../../features/resume/forms/messages/es.ts';
import { es as history } from '../../features/resume/history/messages/es.ts';
import { es as imported } from '../../features/resume/imported/messages/es.ts';
import { es as templates } from '../../features/resume/messages/es.ts';
import { es as anonymity } from '../../features/resume/views/anonymity/messages/es.ts';
import { es as views } from '../../features/resume/views/messages/es.ts';
import { es as reasons } from '../../i18n/reasons/es.ts';
import { es as ui } from '../../ui/messages/es.ts';
import { es as app } from '../messages/es.ts';
import type { LanguagePack } from './language-pack.ts';

export { es as routeTitles } from '@kreda/site/route-titles/es';

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
