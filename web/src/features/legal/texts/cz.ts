export { texts } from '@kreda/site/legal/cz';
