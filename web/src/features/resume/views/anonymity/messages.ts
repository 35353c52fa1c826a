import '../../../../i18n/reasons/view-reasons.ts';
import { defineMessages, useMessages } from '../../../../i18n/define-messages.ts';
import { pl } from './messages/pl.ts';

const t = defineMessages('anonymity', pl);

export const useT = () => useMessages(t);
