import { type Language, toBcp47 } from '@kreda/document/engine/text/languages';
import { bindSingleLetterWords } from '@kreda/site/single-letter-words';
import { escapeHtml } from '../escape-html.ts';

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
  colors: { main: string; primary1: string };
  footer: string;
}

/** The body of a mail as plain text and as HTML. */
interface MailBody {
  text: string;
  html: string;
}

/** Lays a mail out as plain text and as HTML that mail programs can show: tables and inline styles, no pictures, no scripts. */
export function layOutMail(content: MailContent, frame: MailFrame): MailBody {
  return { text: asText(content, frame), html: asHtml(content, frame) };
}

function asText({ paragraphs, action, notes = [] }: MailContent, { greeting, footer }: MailFrame): string {
  const blocks = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes];
  return `${blocks.join('\n\n')}\n\n-- \n${footer}\n`;
}

/** The brand's second colour, as on home and in the magazine. */
const AMBER = '#e8a13c';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function asHtml(content: MailContent, { greeting, siteName, language, colors, footer }: MailFrame): string {
  const { subject, paragraphs, action, notes = [] } = content;
  const write = (words: string) => escapeHtml(bindSingleLetterWords(words, language));
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:#1f2937">${write(words)}</p>`;
  const note = (words: string) =>
    `<p style="margin:0 0 10px;${FONT};font-size:14px;line-height:1.5;color:#5b6475">${write(words)}</p>`;
  return `<!doctype html>
<html lang="${toBcp47(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f5f9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f9">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:14px;border:1px solid #e3e7ef">
<tr><td style="padding:22px 32px;border-radius:13px 13px 0 0;border-bottom:4px solid ${AMBER};background:${colors.main};${FONT};font-size:18px;font-weight:700;color:#ffffff">${escapeHtml(siteName)}</td></tr>
<tr><td style="padding:28px 32px 12px">
<p style="margin:0 0 16px;${FONT};font-size:20px;line-height:1.35;font-weight:650;color:${colors.main}">${escapeHtml(greeting)}</p>
${paragraphs.map(paragraph).join('\n')}
${action ? button(action, colors.main) : ''}
${notes.map(note).join('\n')}
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e3e7ef;${FONT};font-size:13px;line-height:1.5;color:#5b6475">${write(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function button({ label, url }: { label: string; url: string }, color: string): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:10px;background:${color}"><a href="${href}" style="display:inline-block;padding:13px 24px;${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0 0 16px;${FONT};font-size:13px;line-height:1.5;color:#5b6475;word-break:break-all"><a href="${href}" style="color:#5b6475">${href}</a></p>`;
}
