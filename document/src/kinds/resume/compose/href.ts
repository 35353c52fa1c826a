const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/u;
const ABSOLUTE = /^https?:\/\/[^\s<>"]+$/iu;

/** Programs cut longer addresses. Longer texts are not matched at all, since that takes quadratic time. */
const MAX_HREF_CHARACTERS = 2_000;

/** Whether every program that reads the page takes the link for the same address. */
function isSafeHref(href: string): boolean {
  return href.length <= MAX_HREF_CHARACTERS && href.isWellFormed();
}

/** The address that typed text links to: `github.com/anna` becomes `https://github.com/anna`; null if it is not an address. */
export function toWebHref(typed: string): string | null {
  const text = typed.trim();
  if (text.length > MAX_HREF_CHARACTERS) return null;
  const href = ABSOLUTE.test(text) ? text : DOMAIN.test(text) ? `https://${text}` : null;
  return href !== null && isSafeHref(href) ? href : null;
}

export function toMailHref(typed: string): string | null {
  const text = typed.trim();
  return isSafeHref(text) && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/u.test(text) ? `mailto:${text}` : null;
}

export function toPhoneHref(typed: string): string | null {
  const digits = typed.replace(/[\s().\-/]/g, '');
  return /^\+?\d{3,20}$/.test(digits) ? `tel:${digits}` : null;
}

/** The address of a link inside rich text, e-mail addresses and telephone numbers included; null if it is not an address. */
export function toTextHref(href: string): string | null {
  const text = href.trim();
  if (/^mailto:/i.test(text)) return toMailHref(text.slice('mailto:'.length));
  if (/^tel:/i.test(text)) return toPhoneHref(text.slice('tel:'.length));
  return toWebHref(text) ?? toMailHref(text);
}

/** An address as it is printed: without scheme, `www.` and a closing slash. */
export function toPrintedAddress(typed: string): string {
  return typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}
