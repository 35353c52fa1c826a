export { texts } from '@kreda/site/legal/sk';
