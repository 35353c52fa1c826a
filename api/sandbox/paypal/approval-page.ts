import { escapeHtml } from '@kreda/document/kinds/escape-html';
import { ACCOUNTS, type PaypalAccount } from './accounts.ts';

/** What the page asks for, in Polish. */
export interface ApprovalQuestion {
  title: string;
  question: string;
  yes: string;
}

/** The page on which PayPal asks its customer, as the sandbox shows it. It says that it is not PayPal. */
export function approvalPage({ title, question, yes }: ApprovalQuestion): string {
  const choice = (
    { email, givenName, surname, note }: PaypalAccount,
    index: number,
  ) => `<label><input type="radio" name="account"
value="${escapeHtml(email)}"${index === 0 ? ' checked' : ''}><span><b>${escapeHtml(`${givenName} ${surname}`)}</b><small>${escapeHtml(email)}</small><small>${escapeHtml(note)}</small></span></label>`;
  return page(
    title,
    `<p>${escapeHtml(question)}</p>
<form method="post"><fieldset><legend>Konto w sandboxie</legend>${ACCOUNTS.map(choice).join('\n')}</fieldset>
<div><button name="answer" value="approve">${escapeHtml(yes)}</button><button name="answer" value="cancel">Anuluj i wróć</button></div></form>`,
  );
}

/** What is shown for something that nobody can approve any more. */
export function closedPage(): string {
  return page('Nic tu już nie czeka', '<p>Sandbox w miejscu PayPala: ta zgoda została już wykorzystana.</p>');
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} (sandbox)</title>
<style>body{font:16px/1.5 system-ui,sans-serif;display:grid;place-items:center;min-height:100vh;margin:0;background:#f3f4f8;color:#2c3149}
main{background:#fff;padding:32px;border-radius:16px;box-shadow:0 12px 40px #1c203622;width:min(400px,86vw);box-sizing:border-box}h1{font-size:20px;margin:0 0 8px}p{margin:0 0 18px}
fieldset{border:0;margin:0;padding:0}legend{padding:0;color:#5b6475;font-size:14px;margin-bottom:6px}
label{display:flex;gap:12px;align-items:center;padding:10px 14px;margin-bottom:8px;border:1px solid #c9cddd;border-radius:10px;cursor:pointer}label:has(:checked){border-color:#434a6e;background:#f6f7fb}
span b,span small{display:block}small{color:#5b6475;font-size:14px}div{display:flex;gap:12px;margin-top:20px;flex-wrap:wrap}
button{font:inherit;padding:10px 16px;border-radius:10px;border:1px solid #c9cddd;background:#fff;color:inherit;cursor:pointer}button[value=approve]{background:#434a6e;border-color:#434a6e;color:#fff}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}
