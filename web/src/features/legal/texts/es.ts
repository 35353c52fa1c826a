export { texts } from '@kreda/site/legal/es';
