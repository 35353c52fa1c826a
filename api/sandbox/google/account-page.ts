import type { Person } from './persons.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The page on which one chooses who to be. It says that it is not Google. */
export function accountPage(action: string, persons: readonly Person[]): string {
  const choice = ({
    email,
    firstName,
    lastName,
    isVerified,
  }: Person) => `<form method="post" action="${escapeHtml(action)}">
${hidden('email', email)}${hidden('firstName', firstName)}${hidden('lastName', lastName)}${isVerified ? hidden('isVerified', 'on') : ''}
<button class="person"><b>${escapeHtml(`${firstName} ${lastName}`)}</b><span>${escapeHtml(email)}${isVerified ? '' : ' · niepotwierdzony'}</span></button></form>`;
  return `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Wybierz konto (sandbox)</title>
<style>body{font:16px/1.5 system-ui,sans-serif;display:grid;place-items:center;min-height:100vh;margin:0;background:#f3f4f8;color:#2c3149}
main{background:#fff;padding:32px;border-radius:16px;box-shadow:0 12px 40px #1c203622;width:min(380px,86vw)}h1{font-size:20px;margin:0 0 4px}p{margin:0 0 18px;color:#5b6475}
form{margin:0 0 10px}button{font:inherit;padding:10px 16px;border-radius:10px;border:1px solid #c9cddd;background:#fff;color:inherit;cursor:pointer}
.person{display:block;width:100%;text-align:left}.person span{display:block;color:#5b6475;font-size:14px}
details{margin:16px 0}label{display:block;margin:10px 0;font-size:14px}input:not([type=checkbox]){font:inherit;width:100%;box-sizing:border-box;padding:8px 10px;border-radius:8px;border:1px solid #c9cddd}</style></head>
<body><main><h1>Wybierz konto</h1><p>Sandbox w miejscu Google: wybierz, kim chcesz być.</p>
${persons.map(choice).join('\n')}
<details><summary>Inna osoba</summary><form method="post" action="${escapeHtml(action)}">
<label>E-mail<input type="email" name="email" required></label><label>Imię<input name="firstName" required></label><label>Nazwisko<input name="lastName"></label>
<label><input type="checkbox" name="isVerified" checked> adres potwierdzony</label><button>Dalej</button></form></details>
<form method="post" action="${escapeHtml(action)}"><button name="cancel" value="1">Anuluj</button></form>
</main></body></html>`;
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}
