export { texts } from '@kreda/site/legal/ua';
