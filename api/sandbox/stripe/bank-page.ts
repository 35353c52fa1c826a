import type Stripe from 'stripe';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The page on which a bank asks its customer, as the sandbox shows it. */
export function bankPage(intent: Stripe.PaymentIntent | Stripe.SetupIntent): string {
  const question =
    intent.object === 'payment_intent'
      ? `bank pyta o zgodę na ${(intent.amount / 100).toFixed(2)} ${escapeHtml(intent.currency.toUpperCase())}`
      : 'bank pyta o zgodę na zapamiętanie karty';
  const action = `/3ds/${escapeHtml(intent.id)}`;
  return `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bank (sandbox)</title>
<style>body{font:16px/1.5 system-ui,sans-serif;display:grid;place-items:center;min-height:100vh;margin:0;background:#f3f4f8;color:#2c3149}
main{background:#fff;padding:32px;border-radius:16px;box-shadow:0 12px 40px #1c203622;max-width:360px}h1{font-size:20px;margin:0 0 8px}
form{display:flex;gap:12px;margin-top:20px}button{font:inherit;padding:10px 16px;border-radius:10px;border:1px solid #c9cddd;background:#fff;cursor:pointer}
button[value=yes]{background:#434a6e;border-color:#434a6e;color:#fff}</style></head>
<body><main><h1>Potwierdzenie płatności</h1><p>Sandbox: ${question}.</p>
<form method="post" action="${action}"><button name="answer" value="yes">Potwierdź</button><button name="answer" value="no">Odrzuć</button></form>
</main></body></html>`;
}
