import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is a telephone's: narrower than 768 px. Only for what the server does not render. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
}
