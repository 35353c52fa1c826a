import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepToasts, resetToasts, showStoredToasts, showToastAfterNavigation, ToastArea } from './toasts.tsx';

const area = document.createElement('div');
document.body.append(area);
createRoot(area).render(
  <MantineProvider>
    <ToastArea label="Messages" closeLabel="Close" />
  </MantineProvider>,
);

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  resetToasts();
});

test('a message for the next page survives a reload of that page', async () => {
  showToastAfterNavigation({ type: 'success', text: 'Address verified' });
  resetToasts();
  keepToasts();
  // The reloaded page begins without messages.
  resetToasts();
  await expect.element(page.getByText('Address verified')).not.toBeInTheDocument();
  showStoredToasts();
  await expect.element(page.getByText('Address verified')).toBeVisible();
  showStoredToasts();
  expect(page.getByText('Address verified').elements()).toHaveLength(1);
});

test('a message that was shown long enough is not shown again', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  showToastAfterNavigation({ type: 'success', text: 'Read already' });
  resetToasts();
  vi.setSystemTime(Date.now() + 4_000);
  keepToasts();
  expect(sessionStorage.length).toBe(0);
});

test('a message that a page of an earlier release stored is shown', async () => {
  sessionStorage.setItem('kreda.toast', JSON.stringify({ type: 'info', text: 'Logged out' }));
  showStoredToasts();
  await expect.element(page.getByText('Logged out')).toBeVisible();
});
