import { type GetInputPropsReturnType, schemaResolver, useForm } from '@mantine/form';
import type { SyntheticEvent } from 'react';
import type { z } from 'zod';
import { useLanguage } from '../i18n/define-messages.ts';
import { sentenceText } from '../i18n/reason-text.ts';
import { apiErrorOf } from './api-error.ts';

type Values = Record<string, string | boolean>;

/**
 * A form that a schema checks when it is sent; a field's message goes as soon as the field is changed. The schema's messages
 * are the specification's English wording, shown in the interface's language. A form that does not pass moves the focus to
 * its first wrong field.
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

    /** The properties of a field's control. */
    field(name: keyof V & string, type: 'input' | 'checkbox' = 'input'): GetInputPropsReturnType {
      const error = form.errors[name];
      return {
        ...getInputProps(name, { type }),
        error: typeof error === 'string' ? sentenceText(error) : undefined,
      };
    },

    /** A submit handler that calls back with values the schema accepts. */
    onSubmit(accept: (values: V) => void): (event: SyntheticEvent<HTMLFormElement>) => void {
      return form.onSubmit(accept, (errors) => focusFirst(Object.keys(errors)));
    },

    /** Puts messages beside the fields they belong to, by field name. */
    showErrors(errors: Readonly<Record<string, string>>): void {
      setErrors({ ...errors });
      focusFirst(Object.keys(errors));
    },

    /** Puts an API error's messages beside the fields they name; false when it names none of this form's. */
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

/** The form's methods with plain names as paths: ours are flat, so the library's types of nested paths say nothing more. */
interface PlainForm {
  getInputProps: (name: string, options: { type: 'input' | 'checkbox' }) => GetInputPropsReturnType;
  getInputNode: (name: string) => HTMLElement | null;
  setErrors: (errors: Record<string, string>) => void;
}
