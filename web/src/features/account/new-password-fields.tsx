import type { GetInputPropsReturnType } from '@mantine/form';
import { useT } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordForm {
  values: { password: string };
  field: (name: 'password') => GetInputPropsReturnType;
}

interface RepeatedPasswordForm {
  values: { password: string };
  field: (name: 'password' | 'repeatPassword') => GetInputPropsReturnType;
}

/** A field for a new password, with its strength. */
export function NewPasswordField({ form, label }: { form: NewPasswordForm; label: string }) {
  return (
    <div>
      <PasswordField label={label} autoComplete="new-password" {...form.field('password')} />
      <PasswordStrength password={form.values.password} />
    </div>
  );
}

/** Fields for a new password and for its repetition. */
export function NewPasswordFields({ form, label }: { form: RepeatedPasswordForm; label: string }) {
  const t = useT();
  return (
    <>
      <NewPasswordField form={form} label={label} />
      <PasswordField label={t('repeatPassword')} autoComplete="new-password" {...form.field('repeatPassword')} />
    </>
  );
}
