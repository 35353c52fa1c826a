export { texts } from '@kreda/site/legal/lt';
