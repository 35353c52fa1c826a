import '../../../i18n/reasons/letter-reasons.ts';
import { defineMessages, useMessages } from '../../../i18n/define-messages.ts';
import { pl } from './messages/pl.ts';

export const t = defineMessages('application', pl);

export const useT = () => useMessages(t);
