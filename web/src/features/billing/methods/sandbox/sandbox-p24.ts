import { useImperativeHandle } from 'react';
import type { FieldsProps } from '../method-fields.ts';
import { confirmAtSandbox, followRedirect, P24_FORM } from './sandbox-confirm.ts';

/** Payment on the sandbox's page in place of Przelewy24's. */
export function useP24Page(ref: FieldsProps['ref'], confirmUrl: string): void {
  useImperativeHandle(ref, () => ({
    validate: () => true,
    async confirm(confirmation) {
      const result = await confirmAtSandbox(confirmUrl, P24_FORM, confirmation);
      // The page is the only place that refuses; a refusal here is a fault of ours.
      if ('error' in result) throw new Error(result.error.message ?? 'The sandbox refused Przelewy24');
      return followRedirect(result.intent);
    },
  }));
}
