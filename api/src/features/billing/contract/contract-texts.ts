import type {
  ConsentText,
  ContractDocumentText,
  PeriodText,
  WithdrawalText,
} from '@kreda/site/contract/contract-texts';
import * as cz from '@kreda/site/contract/cz';
import * as de from '@kreda/site/contract/de';
import * as dk from '@kreda/site/contract/dk';
import * as en from '@kreda/site/contract/en';
import * as es from '@kreda/site/contract/es';
import * as it from '@kreda/site/contract/it';
import * as lt from '@kreda/site/contract/lt';
import * as pl from '@kreda/site/contract/pl';
import * as se from '@kreda/site/contract/se';
import * as sk from '@kreda/site/contract/sk';
import * as ua from '@kreda/site/contract/ua';
import type { SiteLanguage } from '@kreda/site/languages';

interface ContractTexts {
  consent: ConsentText;
  every: PeriodText;
  withdrawal: WithdrawalText;
  contractDocument: ContractDocumentText;
}

/** The texts of contracts in every language. */
export const CONTRACT_TEXTS: Readonly<Record<SiteLanguage, ContractTexts>> = {
  pl,
  en,
  de,
  cz,
  ua,
  dk,
  es,
  it,
  lt,
  se,
  sk,
};
