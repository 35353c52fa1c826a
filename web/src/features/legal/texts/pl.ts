export { texts } from '@kreda/site/legal/pl';
