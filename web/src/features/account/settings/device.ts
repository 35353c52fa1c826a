import Bowser from 'bowser';

export interface Device {
  /** Browser and operating system, such as `Chrome, Windows`; empty if neither is known. */
  name: string;
  isHandheld: boolean;
}

/** Reads a User-Agent header into a name that the user recognises. */
export function readDevice(userAgent: string): Device {
  if (userAgent === '') return { name: '', isHandheld: false };
  const parsed = Bowser.parse(userAgent);
  const { type } = parsed.platform;
  return {
    name: [parsed.browser.name, parsed.os.name].filter(Boolean).join(', '),
    isHandheld: type === 'mobile' || type === 'tablet',
  };
}
