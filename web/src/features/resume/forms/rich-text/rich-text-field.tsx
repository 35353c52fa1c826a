import { withLineFeeds } from '@kreda/document/kinds/resume/model/printable';
import {
  MAX_RICH_TEXT_CHARACTERS,
  plainToRichText,
  type RichText,
  richTextSchema,
  richTextToPlain,
} from '@kreda/document/kinds/resume/model/rich-text';
import { ActionIcon, Button, Input, Popover, TextInput, Tooltip } from '@mantine/core';
import {
  IconBold,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
  IconUnlink,
} from '@tabler/icons-react';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Toolbar } from '../../../../ui/toolbar.tsx';
import { useT } from '../messages.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { fromRichText, toRichText } from './convert.ts';
import { readPastedLists } from './pasted-lists.ts';
import classes from './rich-text-field.module.css';

/** Only what the model has: pasted headings and tables become paragraphs, images are dropped. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    // The session's history undoes changes of the whole resume.
    undoRedo: false,
    // Without further protocols: Tiptap registers them again with each editor, which its link finder warns of. mailto and tel are built in.
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
  }),
];

/** What a link on a page may lead to (docs/page-svg.md). */
const LINK_SCHEMES = /^(https?|mailto|tel):/i;

interface RichTextFieldProps {
  label: string;
  /** The text's language, a BCP 47 code. */
  lang: string;
  value: RichText;
  onChange: (value: RichText) => void;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A rich text editor with bold, italic, underline, lists and links. */
export function RichTextField({ label, lang, value, onChange, hint, error }: RichTextFieldProps) {
  const labelId = useId();
  const hintId = useId();
  const latest = useRef(onChange);
  latest.current = onChange;
  const lastOwnValue = useRef(value);
  const [notice, setNotice] = useState<'rich.cut' | 'rich.full' | null>(null);
  const t = useT();

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: fromRichText(value),
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      transformPastedText: withLineFeeds,
      handlePaste: (_view, event) => {
        const pasted = withLineFeeds(event.clipboardData?.getData('text/plain') ?? '');
        const room = MAX_RICH_TEXT_CHARACTERS - richTextToPlain(lastOwnValue.current).length;
        const fitting = fitText(pasted, room);
        setNotice(fitting === pasted ? null : 'rich.cut');
        const isWhole = fitting === pasted;
        const lists = isWhole && event.clipboardData?.getData('text/html') ? null : readPastedLists(fitting);
        if (isWhole && !lists) return false;
        // A text that is too long is cut, and inserted without its format.
        editor?.commands.insertContent(fromRichText(lists ?? plainToRichText(fitting)).content ?? []);
        return true;
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        lang,
        ...(hint ? { 'aria-describedby': hintId } : {}),
        class: classes.content ?? '',
      },
    },
    onUpdate: ({ editor: current }) => {
      const typed = toRichText(current.getJSON());
      if (!richTextSchema.safeParse(typed).success) {
        // The text would be too long: restore the previous one.
        current.commands.setContent(fromRichText(lastOwnValue.current), { emitUpdate: false });
        setNotice('rich.full');
        return;
      }
      lastOwnValue.current = typed;
      latest.current(lastOwnValue.current);
    },
  });

  // Show a value that was changed elsewhere (by undo or another tab), not the one typed here.
  useEffect(() => {
    if (!editor || value === lastOwnValue.current) return;
    lastOwnValue.current = value;
    editor.commands.setContent(fromRichText(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId, onClick: () => editor?.commands.focus() }}
      {...(hint ? { description: hint, descriptionProps: { id: hintId, mb: 6 } } : {})}
      {...(error ? { error } : {})}
    >
      <div className={classes.field}>
        {editor && <FormatButtons editor={editor} label={t('rich.toolbar', { label })} />}
        <EditorContent editor={editor} />
      </div>
      {notice && (
        <p className={classes.notice} role="status">
          {t(notice, { count: MAX_RICH_TEXT_CHARACTERS })}
        </p>
      )}
    </Input.Wrapper>
  );
}

/** Limit of pasted lines: more make typesetting slow. */
const MAX_PASTED_LINES = 400;

/** The beginning of a text, cut to the free characters and to the limit of lines. */
function fitText(text: string, roomCharacters: number): string {
  const lines = text.split('\n');
  const short = lines.length > MAX_PASTED_LINES ? lines.slice(0, MAX_PASTED_LINES).join('\n') : text;
  return short.length > roomCharacters ? short.slice(0, Math.max(0, roomCharacters)) : short;
}

/** Does not render again with each letter. */
const FormatButtons = memo(function FormatButtons({ editor, label }: { editor: Editor; label: string }) {
  const t = useT();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
    }),
  });
  const buttons = [
    { key: 'bold', Icon: IconBold, run: () => editor.chain().focus().toggleBold().run() },
    { key: 'italic', Icon: IconItalic, run: () => editor.chain().focus().toggleItalic().run() },
    { key: 'underline', Icon: IconUnderline, run: () => editor.chain().focus().toggleUnderline().run() },
    { key: 'bullets', Icon: IconList, run: () => editor.chain().focus().toggleBulletList().run() },
    { key: 'numbers', Icon: IconListNumbers, run: () => editor.chain().focus().toggleOrderedList().run() },
  ] as const;
  return (
    <Toolbar className={classes.toolbar} label={label}>
      {buttons.map(({ key, Icon, run }) => (
        <Tooltip key={key} label={t(`rich.${key}`)}>
          <ActionIcon
            variant={active[key] ? 'light' : 'subtle'}
            aria-pressed={active[key]}
            aria-label={t(`rich.${key}`)}
            onClick={run}
          >
            <Icon size={17} />
          </ActionIcon>
        </Tooltip>
      ))}
      <LinkButton editor={editor} />
    </Toolbar>
  );
});

function LinkButton({ editor }: { editor: Editor }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isLink = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });

  const toggle = () => {
    setAddress(String(editor.getAttributes('link').href ?? ''));
    setRefused(false);
    setOpen(!isOpen);
  };
  const insert = () => {
    const typed = address.trim();
    if (typed === '') return;
    const href = /^[a-z]+:/i.test(typed) ? typed : typed.includes('@') ? `mailto:${typed}` : `https://${typed}`;
    if (!LINK_SCHEMES.test(href)) {
      setRefused(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !isLink)
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus withArrow shadow="md">
      <Popover.Target>
        <Tooltip label={t('rich.link')}>
          <ActionIcon variant={isLink ? 'light' : 'subtle'} aria-label={t('rich.link')} onClick={toggle}>
            <IconLink size={17} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('rich.link')}>
        <form
          className={classes.link}
          onSubmit={(event) => {
            event.preventDefault();
            // React events bubble through the component tree, so a portal's submit would reach an outer form.
            event.stopPropagation();
            insert();
          }}
        >
          <TextInput
            size="sm"
            label={t('rich.address')}
            placeholder="https://"
            value={address}
            error={isRefused && t('rich.badAddress')}
            onChange={(event) => {
              setRefused(false);
              setAddress(event.currentTarget.value);
            }}
          />
          <Button size="sm" type="submit">
            {t('rich.apply')}
          </Button>
          {isLink && (
            <ActionIcon
              size="lg"
              variant="default"
              aria-label={t('rich.unlink')}
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                setOpen(false);
              }}
            >
              <IconUnlink size={17} />
            </ActionIcon>
          )}
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
