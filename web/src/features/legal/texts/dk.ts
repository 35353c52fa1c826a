export { texts } from '@kreda/site/legal/dk';
