import { defineMessages, useMessages } from '../../../i18n/define-messages.ts';
import { pl } from './appearance-messages/pl.ts';

/** The texts of the appearance panel and of the comparison of versions. They are loaded with the panel. */
const t = defineMessages('appearance', pl);

export const useT = () => useMessages(t);
