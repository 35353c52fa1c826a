import type Stripe from 'stripe';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function amountOf({ amount, currency }: Stripe.PaymentIntent): string {
  return `${(amount / 100).toFixed(2).replace('.', ',')} ${escapeHtml(currency.toUpperCase())}`;
}

interface Page {
  title: string;
  heading: string;
  text: string;
  body: string;
}

/** A page of somebody else's, as the sandbox shows it. */
function page({ title, heading, text, body }: Page): string {
  return `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>:root{color-scheme:light dark;--paper:#fff;--back:#f3f4f8;--ink:#2c3149;--soft:#5d647e;--line:#c9cddd;--main:#434a6e;--on-main:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#232739;--back:#161927;--ink:#eceef6;--soft:#a9afc6;--line:#444b66;--main:#c3c9ea;--on-main:#1b1f30}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;display:grid;place-items:center;min-height:100vh;margin:0;padding:16px;background:var(--back);color:var(--ink)}
main{background:var(--paper);padding:32px;border-radius:16px;box-shadow:0 12px 40px #1c203622;width:100%;max-width:420px}h1{font-size:20px;line-height:1.3;margin:0 0 8px}p{margin:0;color:var(--soft)}
form,ul{display:flex;flex-wrap:wrap;gap:12px;margin:20px 0 0;padding:0;list-style:none}
ul{display:grid;grid-template-columns:1fr 1fr}button,a{font:inherit;flex:1 0 auto;display:block;min-height:44px;padding:9px 16px;border-radius:10px;border:1px solid var(--line);background:none;color:inherit;text-align:center;text-decoration:none;cursor:pointer}
button:hover,a:hover{border-color:var(--main)}button:focus-visible,a:focus-visible{outline:2px solid var(--main);outline-offset:2px}
button[value=yes]{background:var(--main);border-color:var(--main);color:var(--on-main)}</style></head>
<body><main><h1>${heading}</h1><p>${text}</p>
${body}
</main></body></html>`;
}

function answers(action: string, buttons: Readonly<Record<string, string>>): string {
  const all = Object.entries(buttons).map(
    ([answer, label]) => `<button name="answer" value="${answer}">${label}</button>`,
  );
  return `<form method="post" action="${action}">${all.join('')}</form>`;
}

/** The page on which a bank asks its customer, as the sandbox shows it. */
export function bankPage(intent: Stripe.PaymentIntent | Stripe.SetupIntent): string {
  const question =
    intent.object === 'payment_intent'
      ? `bank pyta o zgodę na ${amountOf(intent)}`
      : 'bank pyta o zgodę na zapamiętanie karty';
  return page({
    title: 'Bank (sandbox)',
    heading: 'Potwierdzenie płatności',
    text: `Sandbox: ${question}.`,
    body: answers(`/3ds/${escapeHtml(intent.id)}`, { yes: 'Potwierdź', no: 'Odrzuć' }),
  });
}

/** Some of the banks that Przelewy24 offers, by Stripe's names for them. */
const P24_BANKS: Readonly<Record<string, string>> = {
  mbank_mtransfer: 'mBank',
  pbac_z_ipko: 'PKO BP',
  santander_przelew24: 'Santander',
  ing: 'ING',
  bank_pekao_sa: 'Pekao',
  bank_millennium: 'Millennium',
  alior_bank: 'Alior Bank',
  bnp_paribas: 'BNP Paribas',
};

/** Przelewy24's page with its banks. */
export function p24BanksPage(intent: Stripe.PaymentIntent): string {
  const links = Object.entries(P24_BANKS).map(([bank, name]) => `<li><a href="?bank=${bank}">${name}</a></li>`);
  return page({
    title: 'Przelewy24 (sandbox)',
    heading: 'Wybierz swój bank',
    text: `Sandbox Przelewy24: zapłacisz ${amountOf(intent)}.`,
    body: `<ul>${links.join('')}</ul>`,
  });
}

/** The page of one of those banks. */
export function p24Page(intent: Stripe.PaymentIntent, bank: string): string {
  const name = P24_BANKS[bank] ?? 'Bank';
  return page({
    title: `${name} (sandbox)`,
    heading: `${name}: potwierdź przelew`,
    text: `Sandbox: przelew na ${amountOf(intent)}.`,
    body: answers(`/p24/${escapeHtml(intent.id)}`, { yes: 'Zapłać', late: 'Zapłać z opóźnieniem', no: 'Anuluj' }),
  });
}
