import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { provideTexts } from '../i18n/switch-language.ts';
import { setEnvironmentCookies } from '../lib/environment-cookies.ts';
import { App } from './app.tsx';
import { loadLanguage } from './load-language.ts';
import { restoreLanguage } from './site-language.ts';

provideTexts(loadLanguage);
setEnvironmentCookies();
await restoreLanguage();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
