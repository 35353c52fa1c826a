import { defineMessages, useMessages } from '../../i18n/define-messages.ts';
import { pl } from './price-messages/pl.ts';

/** The texts beside prices. Home shows them without the rest of billing's. */
const t = defineMessages('prices', pl);

export const useT = () => useMessages(t);
