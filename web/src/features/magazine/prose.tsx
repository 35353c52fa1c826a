import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import classes from './prose.module.css';

/** HTML that the API rendered from Markdown. Links to our own pages navigate without reloading the client. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || link.origin !== location.origin || !isPlain) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    // The handler is for links inside, which the keyboard reaches and follows by clicking them.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the API renders it without HTML of its author's.
    <div className={classes.prose} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
