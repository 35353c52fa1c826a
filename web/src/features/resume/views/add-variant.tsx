import { resumeNameSchema } from '@kreda/document/kinds/resume/model/resume';
import { lineSchema } from '@kreda/document/kinds/resume/model/section';
import { Button, Stack, TextInput } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import '../../../i18n/reasons/view-reasons.ts';
import { reasonText } from '../../../i18n/reason-text.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import classes from './family-menu.module.css';
import { useT } from './messages.ts';
import { useCreateView } from './use-create-view.ts';

// Its text is made when it is needed: forms read back only the sentences of reasons that every page has.
const schema = z.object({
  name: resumeNameSchema.min(1, { error: () => reasonText('variant-name-required') }),
  company: lineSchema,
});

/** Makes a variant for a job offer and opens it. The list of documents has the other fields of an offer. */
export function AddVariant({ baseUuid }: { baseUuid: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.add}>
      <button type="button" className={classes.link} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconTargetArrow size={16} aria-hidden />
        {t('family.addVariant')}
      </button>
      {isOpen && <VariantForm baseUuid={baseUuid} />}
    </div>
  );
}

function VariantForm({ baseUuid }: { baseUuid: string }) {
  const t = useT();
  const form = useSchemaForm(schema, { name: '', company: '' });
  const { add, isPending } = useCreateView();
  return (
    <form
      noValidate
      className={classes.variant}
      onSubmit={form.onSubmit(({ name, company }) => {
        const offer = { title: '', company: company.trim(), address: '', text: '', date: null };
        void add({ baseUuid, kind: 'variant', name: name.trim(), offer });
      })}
    >
      <Stack gap="xs">
        <TextInput label={t('family.variantName')} autoFocus {...form.field('name')} />
        <TextInput label={t('family.company')} {...form.field('company')} />
        <Button type="submit" size="sm" loading={isPending}>
          {t('family.createVariant')}
        </Button>
      </Stack>
    </form>
  );
}
