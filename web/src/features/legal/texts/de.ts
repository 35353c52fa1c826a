export { texts } from '@kreda/site/legal/de';
