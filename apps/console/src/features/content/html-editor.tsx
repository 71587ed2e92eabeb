import { Button, Field, Icon } from '@nokshi/ui';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type KeyboardEvent, useId, useState } from 'react';
import { type MessageId, useWords } from '../../lib/words.ts';
import styles from './content.module.css';

type Props = {
  readonly label: string;
  readonly lang: 'en' | 'bn';
  readonly html: string;
  readonly error: string | undefined;
  readonly locked: boolean;
  readonly onChange: (html: string) => void;
};

/** What the editor can make is what the server's allow-list lets through. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    codeBlock: false,
    link: { openOnClick: false, autolink: false, defaultProtocol: 'https' },
  }),
];
const BLANK = '<p></p>';

/** Writes HTML without showing it. The server sanitises whatever comes of it. */
export default function HtmlEditor({ label, lang, html, error, locked, onChange }: Props) {
  const errorId = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    injectCSS: false,
    editable: !locked,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang,
        ...(error ? { 'aria-invalid': 'true', 'aria-describedby': errorId } : {}),
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.getHTML() === BLANK ? '' : now.getHTML()),
  });
  return (
    <div className={styles.editor}>
      <span className={styles.label}>{label}</span>
      <div className={styles.sheet} data-wrong={error !== undefined || undefined}>
        <Tools editor={editor} label={label} />
        <EditorContent editor={editor} className={styles.prose} />
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
    </div>
  );
}

type Editor = NonNullable<ReturnType<typeof useEditor>>;
type Tool = {
  readonly id: string;
  readonly label: MessageId;
  readonly mark: string;
  readonly is: (editor: Editor) => boolean;
  readonly act: (editor: Editor) => unknown;
};

const TOOLS: readonly Tool[] = [
  {
    id: 'bold',
    label: 'content.bold',
    mark: 'B',
    is: (editor) => editor.isActive('bold'),
    act: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: 'content.italic',
    mark: 'I',
    is: (editor) => editor.isActive('italic'),
    act: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'heading',
    label: 'content.heading',
    mark: 'H',
    is: (editor) => editor.isActive('heading'),
    act: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'bullets',
    label: 'content.bullets',
    mark: '•',
    is: (editor) => editor.isActive('bulletList'),
    act: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: 'content.numbers',
    mark: '1.',
    is: (editor) => editor.isActive('orderedList'),
    act: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    label: 'content.quote',
    mark: '“',
    is: (editor) => editor.isActive('blockquote'),
    act: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

function Tools({ editor, label }: { readonly editor: Editor | null; readonly label: string }) {
  const { t } = useWords();
  const [address, setAddress] = useState<string | null>(null);
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now ? [...TOOLS.filter(({ is }) => is(now)).map(({ id }) => id), ...linkOf(now)] : [],
  });
  if (!editor) return null;
  const link = () => {
    const href = address?.trim() ?? '';
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    setAddress(null);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    link();
  };
  return (
    <>
      <div role="toolbar" aria-label={`${label}: ${t('content.tools')}`} className={styles.toolbar}>
        {TOOLS.map((tool) => (
          <button
            key={tool.id}
            type="button"
            aria-label={t(tool.label)}
            title={t(tool.label)}
            aria-pressed={pressed?.includes(tool.id) ?? false}
            data-mark={tool.mark}
            onClick={() => tool.act(editor)}
          />
        ))}
        <button
          type="button"
          aria-pressed={pressed?.includes('link') ?? false}
          aria-expanded={address !== null}
          onClick={() =>
            setAddress(address === null ? String(editor.getAttributes('link').href ?? '') : null)
          }
        >
          {t('content.link')}
        </button>
      </div>
      {address !== null && (
        <div className={styles.link}>
          <Field
            label={t('content.link-to')}
            hint={t('content.link-hint')}
            value={address}
            onKeyDown={onKey}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button small onClick={link}>
            {t('content.link-set')}
          </Button>
        </div>
      )}
    </>
  );
}

const linkOf = (editor: Editor): string[] => (editor.isActive('link') ? ['link'] : []);
