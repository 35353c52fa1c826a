export { texts } from '@kreda/site/legal/se';
