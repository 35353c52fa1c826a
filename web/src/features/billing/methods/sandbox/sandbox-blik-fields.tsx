import { Button } from '@mantine/core';
import { useT } from '../../messages.ts';
import classes from '../blik-fields.module.css';
import { BlikFields } from '../blik-fields.tsx';
import type { FieldsProps } from '../method-fields.ts';
import { answerInBankApp, blikForm, confirmAtSandbox, waitForBankApp } from './sandbox-confirm.ts';

interface SandboxBlikFieldsProps extends Pick<FieldsProps, 'ref'> {
  confirmUrl: string;
}

/** The sandbox's BLIK: the code is typed as in production, and the developer answers as the bank's app. */
export function SandboxBlikFields({ ref, confirmUrl }: SandboxBlikFieldsProps) {
  return (
    <BlikFields
      ref={ref}
      confirmCode={async (code, confirmation) => {
        const result = await confirmAtSandbox(confirmUrl, blikForm(code), confirmation);
        return 'error' in result ? result.error : waitForBankApp(confirmUrl, confirmation.clientSecret);
      }}
      whileWaiting={(clientSecret) => <BankApp confirmUrl={confirmUrl} clientSecret={clientSecret} />}
    />
  );
}

/** The buttons of the bank's app. The answer is seen when the sandbox is asked next. */
function BankApp({ confirmUrl, clientSecret }: { confirmUrl: string; clientSecret: string }) {
  const t = useT();
  const answer = (text: 'yes' | 'no' | 'timeout') => () => void answerInBankApp(confirmUrl, clientSecret, text);
  return (
    <fieldset className={classes.bank}>
      <legend>{t('payment.bankTitle')}</legend>
      <div className={classes.answers}>
        <Button size="sm" onClick={answer('yes')}>
          {t('payment.bankYes')}
        </Button>
        <Button size="sm" variant="default" onClick={answer('no')}>
          {t('payment.bankNo')}
        </Button>
        <Button size="sm" variant="default" onClick={answer('timeout')}>
          {t('payment.bankSilent')}
        </Button>
      </div>
    </fieldset>
  );
}
