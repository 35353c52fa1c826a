import { defineMessages, useMessages } from '../../../i18n/define-messages.ts';
import { pl } from './messages/pl.ts';

const t = defineMessages('history', pl);

export const useT = () => useMessages(t);
