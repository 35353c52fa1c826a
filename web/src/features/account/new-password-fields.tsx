import { PasswordInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useT } from './messages.ts';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordForm {
  values: { password: string };
  field: (name: 'password' | 'repeatPassword') => GetInputPropsReturnType;
}

/** Fields for a new password, with its strength, and for its repetition. */
export function NewPasswordFields({ form, label }: { form: NewPasswordForm; label: string }) {
  const t = useT();
  const toggle = { 'aria-label': t('showPassword') };
  return (
    <>
      <div>
        <PasswordInput
          label={label}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
          {...form.field('password')}
        />
        <PasswordStrength password={form.values.password} />
      </div>
      <PasswordInput
        label={t('repeatPassword')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...form.field('repeatPassword')}
      />
    </>
  );
}
