export { texts } from '@kreda/site/legal/it';
