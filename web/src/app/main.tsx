import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setEnvironmentCookies } from '../lib/environment-cookies.ts';
import { App } from './app.tsx';
import { restoreLanguage } from './site-language.ts';

restoreLanguage();
setEnvironmentCookies();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
