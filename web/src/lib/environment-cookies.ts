import { writeCookie } from './cookies.ts';

/** Tells the server the visitor's timezone and screen resolution (specification, section 1). */
export function setEnvironmentCookies(): void {
  writeCookie('timezone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  writeCookie('screen-resolution', `${screen.width}x${screen.height}`);
}
