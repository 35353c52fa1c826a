import { Text } from '@mantine/core';
import { useT } from '../../messages.ts';
import type { FieldsProps, ProviderForms } from '../method-fields.ts';
import { SandboxBlikFields } from './sandbox-blik-fields.tsx';
import { SandboxCardFields } from './sandbox-card-fields.tsx';
import { useP24Page } from './sandbox-p24.ts';
import { SandboxWallets } from './sandbox-wallets.tsx';

/** The forms of the payment sandbox, for development and demonstration. */
export function sandboxForms(confirmUrl: string): ProviderForms {
  return {
    fields(method, props) {
      if (method === 'blik') return <SandboxBlikFields ref={props.ref} confirmUrl={confirmUrl} />;
      if (method === 'p24') return <SandboxP24 ref={props.ref} confirmUrl={confirmUrl} />;
      return <SandboxCardFields ref={props.ref} confirmUrl={confirmUrl} />;
    },
    wallets: (props) => <SandboxWallets {...props} confirmUrl={confirmUrl} />,
  };
}

/** Przelewy24 has nothing to fill in here: its page has the banks. */
function SandboxP24({ ref, confirmUrl }: Pick<FieldsProps, 'ref'> & { confirmUrl: string }) {
  const t = useT();
  useP24Page(ref, confirmUrl);
  return (
    <Text size="sm" c="dimmed">
      {t('payment.p24Next')}
    </Text>
  );
}
