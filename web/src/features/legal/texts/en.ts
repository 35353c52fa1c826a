export { texts } from '@kreda/site/legal/en';
