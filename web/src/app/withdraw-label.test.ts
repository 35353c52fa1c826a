import { OFFERED_LANGUAGES } from '@kreda/site/languages';
import { expect, test } from 'vitest';

// The label is written out in the footer's messages: the module of contracts would bring its other texts into the first script.
test.each(OFFERED_LANGUAGES)('the footer names the withdrawal in %s as contracts and mails do', async (language) => {
  const { [language]: messages } = (await import(`./messages/${language}.ts`)) as Record<
    string,
    { footer: { withdraw: string } }
  >;
  const { withdrawal } = (await import(`../../../site/src/contract/${language}.ts`)) as {
    withdrawal: { here: string };
  };
  expect(messages!.footer.withdraw).toBe(withdrawal.here);
});
