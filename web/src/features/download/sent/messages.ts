import '../../../i18n/reasons/sent-reasons.ts';
import { defineMessages, useMessages } from '../../../i18n/define-messages.ts';
import { pl } from './messages/pl.ts';

export const t = defineMessages('sent', pl);

export const useT = () => useMessages(t);
