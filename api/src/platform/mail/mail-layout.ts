import { type Language, toBcp47 } from '@kreda/document/engine/text/languages';
import { escapeHtml } from '@kreda/document/kinds/escape-html';
import { bindSingleLetterWords } from '@kreda/site/single-letter-words';
import { AMBER, DARK_STYLES, FONT, INDIGO_LIGHT, LIGHT } from './mail-styles.ts';

/** What a mail says, in its own words. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** What to do, as a button and as an address. */
  action?: { label: string; url: string };
  /** Said smaller, after the action. */
  notes?: readonly string[];
}

/** What stands around the content of a mail. */
interface MailFrame {
  greeting: string;
  siteName: string;
  language: Language;
  colors: { main: string };
  /** Stands before the address of the button. */
  fallback: string;
  /** Who sends it and whom to ask, one paragraph each. */
  footer: readonly string[];
  /** Legal texts, linked below the footer. */
  links: readonly { label: string; url: string }[];
}

/** The body of a mail as plain text and as HTML. */
interface MailBody {
  text: string;
  html: string;
}

/** An order number: browsers and mail programs break lines after hyphens. */
const ORDER_NUMBER = /\b[0-9A-F]{4}(?:-[0-9A-F]{4}){2}\b/g;
const UNBROKEN = '<span style="white-space:nowrap">$&</span>';

/**
 * Lays a mail out as plain text and as HTML, with the same content. The HTML is what mail programs can show: tables and inline styles, a style sheet for dark
 * mode alone, no scripts, and nothing that is loaded from anywhere, so that opening it tells nobody anything.
 */
export function layOutMail(content: MailContent, frame: MailFrame): MailBody {
  return { text: asText(content, frame), html: asHtml(content, frame) };
}

function asText({ paragraphs, action, notes = [] }: MailContent, { greeting, footer, links }: MailFrame): string {
  const blocks = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes];
  const legal = links.map(({ label, url }) => `${label}: ${url}`);
  return `${blocks.join('\n\n')}\n\n-- \n${[...footer, ...legal].join('\n')}\n`;
}

function asHtml(content: MailContent, frame: MailFrame): string {
  const { subject, paragraphs, action, notes = [] } = content;
  const { greeting, language, colors, footer, links } = frame;
  const write = (words: string) => escapeHtml(bindSingleLetterWords(words, language)).replace(ORDER_NUMBER, UNBROKEN);
  const paragraph = (words: string) =>
    `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.6;color:${LIGHT.ink}">${write(words)}</p>`;
  const small = (words: string) =>
    `<p class="muted" style="margin:0 0 8px;${FONT};font-size:13px;line-height:1.55;color:${LIGHT.muted}">${words}</p>`;
  const link = ({ label, url }: { label: string; url: string }) =>
    `<a class="muted" href="${escapeHtml(url)}" style="color:${LIGHT.muted}">${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="${toBcp47(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground}">
${preheader(write(paragraphs[0] ?? ''))}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${LIGHT.card};border-radius:16px;border:1px solid ${LIGHT.line};border-collapse:separate">
<tr><td>${head(frame)}</td></tr>
<tr><td class="body" style="padding:32px 40px 20px">
<h1 class="title" style="margin:0 0 20px;${FONT};font-size:24px;line-height:1.3;font-weight:700;color:${colors.main}">${write(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${action ? button(action, colors.main, write(frame.fallback)) : ''}
${notes.length > 0 ? noteBox(notes.map(write)) : ''}
</td></tr>
<tr><td class="foot" style="padding:20px 40px 22px;border-top:1px solid ${LIGHT.line}">
${footer.map((words) => small(write(words))).join('\n')}
${links.length > 0 ? small(links.map(link).join(' &nbsp;·&nbsp; ')) : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** What a list of mails shows beside the subject. The spaces keep what follows out of it. */
function preheader(words: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${words}${'&#847;&zwnj;&nbsp;'.repeat(80)}</div>`;
}

/** The brand: its mark and name on its indigo, beside a page and an amber disc that are drawn by cells, since no picture is loaded. */
function head({ siteName, colors }: MailFrame): string {
  const line = (width: string, color: string, top: number) =>
    `<div style="width:${width};height:4px;margin-top:${top}px;border-radius:2px;background:${color};font-size:0;line-height:0">&nbsp;</div>`;
  const page = `<div style="width:62px;height:64px;padding:10px 11px 0;border-radius:6px 6px 0 0;background:#ffffff;text-align:left">
${line('28px', colors.main, 0)}${line('40px', AMBER, 5)}${line('62px', '#d9deea', 9)}${line('54px', '#d9deea', 5)}${line('62px', '#d9deea', 5)}${line('36px', '#d9deea', 5)}
</div>`;
  const disc = `radial-gradient(circle at 88% 26%,${AMBER} 0 40px,transparent 41px)`;
  const glow = `radial-gradient(circle at 6% 120%,${INDIGO_LIGHT} 0 96px,transparent 97px)`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-radius:15px 15px 0 0;background:${colors.main};background-image:${disc},${glow}">
<tr><td class="side" style="padding:30px 0 30px 40px" valign="middle">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td align="center" valign="middle" style="width:38px;height:38px;border-radius:11px;background:${AMBER};${FONT};font-size:20px;font-weight:800;line-height:38px;color:#20253a">${escapeHtml([...siteName][0] ?? '')}</td>
<td style="padding-left:12px;${FONT};font-size:20px;font-weight:700;color:#ffffff">${escapeHtml(siteName)}</td>
</tr></table>
</td><td class="side" width="84" align="right" valign="bottom" style="padding:22px 40px 0 0">${page}</td></tr>
</table>`;
}

function button({ label, url }: { label: string; url: string }, color: string, fallback: string): string {
  const href = escapeHtml(url);
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" style="margin:10px 0 22px"><tr><td class="button" align="center" style="border-radius:12px;background:${color}"><a class="button" href="${href}" style="display:block;padding:15px 30px;border-radius:12px;${FONT};font-size:16px;line-height:20px;font-weight:700;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="muted" style="margin:0 0 20px;${FONT};font-size:13px;line-height:1.55;color:${LIGHT.muted}">${fallback}<br><a class="muted" href="${href}" style="color:${LIGHT.muted};word-break:break-all">${href}</a></p>`;
}

function noteBox(notes: readonly string[]): string {
  const note = (words: string, index: number) =>
    `<p class="ink" style="margin:${index === 0 ? 0 : 8}px 0 0;${FONT};font-size:14px;line-height:1.55;color:${LIGHT.soft}">${words}</p>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="note" style="padding:14px 18px;border-left:4px solid ${AMBER};border-radius:0 10px 10px 0;background:${LIGHT.note}">
${notes.map(note).join('\n')}
</td></tr></table>`;
}
