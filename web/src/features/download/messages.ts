import { defineMessages, useMessages } from '../../i18n/define-messages.ts';

/** The Polish toasts are the specification's, verbatim (sections 4 and 8). */
import { pl } from './messages/pl.ts';

export const t = defineMessages('download', pl);

export const useT = () => useMessages(t);
