import type { Messages as Account } from '../../features/account/messages/pl.ts';
import type { Messages as Billing } from '../../features/billing/messages/pl.ts';
import type { Messages as Prices } from '../../features/billing/price-messages/pl.ts';
import type { Messages as Imports } from '../../features/documents/import/messages/pl.ts';
import type { Messages as Documents } from '../../features/documents/messages/pl.ts';
import type { Messages as DocumentViews } from '../../features/documents/views/messages/pl.ts';
import type { Messages as Application } from '../../features/download/application/messages/pl.ts';
import type { Messages as Checks } from '../../features/download/checks/messages/pl.ts';
import type { Messages as Download } from '../../features/download/messages/pl.ts';
import type { Messages as Sent } from '../../features/download/sent/messages/pl.ts';
import type { Messages as Home } from '../../features/home/messages/pl.ts';
import type { Messages as Jobs } from '../../features/jobs/messages/pl.ts';
import type { Messages as Legal } from '../../features/legal/messages/pl.ts';
import type { Messages as Letters } from '../../features/letter/messages/pl.ts';
import type { Messages as Magazine } from '../../features/magazine/messages/pl.ts';
import type { Messages as Appearance } from '../../features/resume/editor/appearance-messages/pl.ts';
import type { Messages as Editor } from '../../features/resume/editor/messages/pl.ts';
import type { Messages as Forms } from '../../features/resume/forms/messages/pl.ts';
import type { Messages as History } from '../../features/resume/history/messages/pl.ts';
import type { Messages as Imported } from '../../features/resume/imported/messages/pl.ts';
import type { Messages as Templates } from '../../features/resume/messages/pl.ts';
import type { Messages as Anonymity } from '../../features/resume/views/anonymity/messages/pl.ts';
import type { Messages as Views } from '../../features/resume/views/messages/pl.ts';
import type { ReasonTexts } from '../../i18n/reasons/reason-texts.ts';
import type { Messages as Ui } from '../../ui/messages/pl.ts';
import type { Messages as App } from '../messages/pl.ts';

/** All texts of the interface in one language, by namespace. Polish needs no pack: its texts are part of the features. */
export interface LanguagePack {
  account: Account;
  anonymity: Anonymity;
  app: App;
  appearance: Appearance;
  application: Application;
  billing: Billing;
  checks: Checks;
  documents: Documents;
  documentViews: DocumentViews;
  download: Download;
  editor: Editor;
  forms: Forms;
  history: History;
  jobs: Jobs;
  home: Home;
  imported: Imported;
  imports: Imports;
  legal: Legal;
  letters: Letters;
  magazine: Magazine;
  prices: Prices;
  sent: Sent;
  templates: Templates;
  ui: Ui;
  views: Views;
  /** Texts of refusals; absent in English, because the reasons are English sentences. */
  reasons?: ReasonTexts;
}
