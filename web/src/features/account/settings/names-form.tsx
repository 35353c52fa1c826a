import { Button, Stack, TextInput } from '@mantine/core';
import { useUser } from '../../../lib/site.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { namesSchema } from '../schemas.ts';
import classes from './account-page.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Shows the account's e-mail address and sign-in methods; first and last name can be changed. */
export function NamesForm() {
  const t = useT();
  const user = useUser();
  const utils = trpc.useUtils();
  const methods = trpc.account.signInMethods.useQuery();
  const form = useSchemaForm(namesSchema, { firstName: user.firstName ?? '', lastName: user.lastName ?? '' });
  const rename = trpc.account.rename.useMutation({
    onSuccess: (renamed) => {
      utils.account.me.setData(undefined, renamed);
      showToast({ type: 'success', text: t('page.saved') });
    },
    onError: (error) => {
      if (!form.showApiErrors(error)) showToast({ type: 'error', text: errorText(error) });
    },
  });
  const ways = [
    methods.data?.password && t('page.profile.byPassword'),
    methods.data?.google && t('page.profile.byGoogle'),
  ].filter(Boolean);

  return (
    <SettingsSection title={t('page.profile.title')} lead={t('page.profile.lead')}>
      <form noValidate onSubmit={form.onSubmit((names) => rename.mutate(names))} className={classes.narrow}>
        <Stack gap="md">
          <dl className={classes.facts}>
            <div>
              <dt>{t('email')}</dt>
              <dd>{user.email}</dd>
            </div>
            <div>
              <dt>{t('page.profile.methods')}</dt>
              <dd>{ways.join(', ') || '…'}</dd>
            </div>
          </dl>
          <div className={classes.names}>
            <TextInput label={t('firstName')} autoComplete="given-name" {...form.field('firstName')} />
            <TextInput label={t('lastName')} autoComplete="family-name" {...form.field('lastName')} />
          </div>
          <div>
            <Button type="submit" loading={rename.isPending}>
              {t('page.profile.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </SettingsSection>
  );
}
