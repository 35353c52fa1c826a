import Bowser from 'bowser';

export interface Device {
  /** Browser and system, such as `Chrome, Windows`; empty where neither is known. */
  name: string;
  isHandheld: boolean;
}

/** What a browser says of itself, in a word that its owner recognises. */
export function readDevice(userAgent: string): Device {
  if (userAgent === '') return { name: '', isHandheld: false };
  const parsed = Bowser.parse(userAgent);
  const { type } = parsed.platform;
  return {
    name: [parsed.browser.name, parsed.os.name].filter(Boolean).join(', '),
    isHandheld: type === 'mobile' || type === 'tablet',
  };
}
