import { writeCookie } from './cookies.ts';

/** Sends the visitor's timezone and screen resolution to the server, as cookies (specification, section 1). */
export function setEnvironmentCookies(): void {
  writeCookie('timezone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  writeCookie('screen-resolution', `${screen.width}x${screen.height}`);
}
