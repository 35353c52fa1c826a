/** The specification's events (section 7) that the screens record so far. */
export type EventName =
  | 'select_item'
  | 'select_item'
  | 'download_start'
  | 'download_end'
  | 'download_needs_login'
  | 'download_needs_payment'
  | 'exit_app';

type RecordedEvent = { event: EventName } & Readonly<Record<string, string | number>>;

declare global {
  interface Window {
    /** The tag manager's queue. Nothing reads it, and nothing leaves the browser, until a tag manager is loaded. */
    dataLayer?: RecordedEvent[];
  }
}

/** Puts an event into the tag manager's queue. */
export function recordEvent(event: EventName, facts: Readonly<Record<string, string | number>> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ ...facts, event });
}
