import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface DeviceMetrics {
  /** 0 keeps the window's size. */
  width: number;
  height: number;
  deviceScaleFactor: number;
  mobile: boolean;
}

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Emulation.setDeviceMetricsOverride', metrics: DeviceMetrics): Promise<unknown>;
  }
}

/** Sets the device px a CSS px, until the test ends. */
export async function emulateScale(scale: number): Promise<void> {
  const set = (deviceScaleFactor: number) =>
    cdp().send('Emulation.setDeviceMetricsOverride', { width: 0, height: 0, deviceScaleFactor, mobile: false });
  onTestFinished(async () => {
    await set(1);
  });
  await set(scale);
}
