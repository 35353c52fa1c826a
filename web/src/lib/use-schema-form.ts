import { type GetInputPropsReturnType, schemaResolver, useForm } from '@mantine/form';
import type { SyntheticEvent } from 'react';
import type { z } from 'zod';
import { useLanguage } from '../i18n/define-messages.ts';
import { sentenceText } from '../i18n/reason-text.ts';
import { apiErrorOf } from './api-error.ts';

type Values = Record<string, string | boolean>;

/**
 * A form that is validated by a schema on submit. A field's message disappears as soon as the field changes. The schema's
 * messages are the specification's English sentences, shown in the interface's language. On errors the first invalid field
 * gets the focus.
 */
export function useSchemaForm<V extends Values>(schema: z.ZodType<V>, initialValues: V) {
  useLanguage();
  const form = useForm<V>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    clearInputErrorOnChange: true,
  });
  const { getInputProps, getInputNode, setErrors } = form as unknown as PlainForm;

  return {
    values: form.values,
    hasErrors: Object.keys(form.errors).length > 0,
    reset: () => form.reset(),
    change: (values: Partial<V>) => form.setValues(values),

    /** The properties of a field's control. */
    field(name: keyof V & string, type: 'input' | 'checkbox' = 'input'): FieldProps {
      const error = form.errors[name];
      return {
        ...getInputProps(name, { type }),
        error: typeof error === 'string' ? sentenceText(error) : undefined,
        // The library sets it on text inputs only, not on passwords and checkboxes.
        'aria-invalid': error ? true : undefined,
      };
    },

    /**
     * A submit handler that calls back with values the schema accepts. `refuse` gets the names of the invalid fields; by default
     * the first of them gets the focus.
     */
    onSubmit(
      accept: (values: V) => void,
      refuse: (names: string[]) => void = focusFirst,
    ): (event: SyntheticEvent<HTMLFormElement>) => void {
      return form.onSubmit(accept, (errors) => refuse(Object.keys(errors)));
    },

    /** Shows the messages of all invalid fields, with the focus on the first, and returns whether there are none. */
    check(): boolean {
      const { hasErrors, errors } = form.validate();
      if (hasErrors) focusFirst(Object.keys(errors));
      return !hasErrors;
    },

    /** Moves the focus to the first of these fields in the order of the page. */
    focusFirst,

    /** Shows messages beside their fields, by field name. */
    showErrors(errors: Readonly<Record<string, string>>): void {
      setErrors({ ...errors });
      focusFirst(Object.keys(errors));
    },

    /** Shows an API error's messages beside their fields. Returns false if it names none of this form's fields. */
    showApiErrors(error: unknown): boolean {
      const fields = Object.entries(apiErrorOf(error)?.fields ?? {}).filter(([name]) => name in initialValues);
      if (fields.length > 0) this.showErrors(Object.fromEntries(fields));
      return fields.length > 0;
    },
  };

  function focusFirst(names: string[]): void {
    const nodes = names.map((name) => getInputNode(name)).filter((node) => node !== null);
    const isBefore = (a: Node, b: Node) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
    nodes.toSorted((a, b) => (isBefore(a, b) ? -1 : 1))[0]?.focus();
  }
}

/** The properties of a control, and whether it is marked as invalid for assistive technology. */
type FieldProps = GetInputPropsReturnType & { 'aria-invalid': true | undefined };

/** The form's methods with field names instead of the library's types for nested paths: our forms are flat. */
interface PlainForm {
  getInputProps: (name: string, options: { type: 'input' | 'checkbox' }) => GetInputPropsReturnType;
  getInputNode: (name: string) => HTMLElement | null;
  setErrors: (errors: Record<string, string>) => void;
}
