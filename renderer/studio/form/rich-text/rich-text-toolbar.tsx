import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useId, useState } from 'react';
import type { Facts } from '../../../../schemas/facts/fill-facts.ts';
import { Button } from '../../ui/button.tsx';
import { useText } from '../../text/text-context.ts';
import { Combobox } from '../pickers/combobox.tsx';

const marks = [
  ['bold', 'B'],
  ['italic', 'I'],
  ['strike', 'S'],
  ['superscript', 'x²'],
  ['subscript', 'x₂'],
] as const;

const wraps = [
  ['bulletList', '•'],
  ['orderedList', '1.'],
  ['blockquote', '“”'],
] as const;

const levels = [2, 3, 4] as const;

/** What can be made of the words at the cursor. */
export function RichTextToolbar({ editor, facts }: { editor: Editor; facts: Facts }): ReactNode {
  const text = useText();
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      marks: marks.filter(([name]) => at.isActive(name)).map(([name]) => name as string),
      wraps: wraps.filter(([name]) => at.isActive(name)).map(([name]) => name as string),
      level: levels.find((level) => at.isActive('heading', { level })),
      href: String(at.getAttributes('link').href ?? ''),
    }),
  });
  const wrap = (name: (typeof wraps)[number][0]): void => {
    const chain = editor.chain().focus();
    if (name === 'bulletList') chain.toggleBulletList().run();
    else if (name === 'orderedList') chain.toggleOrderedList().run();
    else chain.toggleBlockquote().run();
  };
  return (
    <>
      <div className="form-rich-tools" role="toolbar" aria-label={text('form.format')}>
        <select
          aria-label={text('form.textStyle')}
          value={state.level ?? 0}
          onChange={({ target }) => {
            const level = Number(target.value) as 0 | 2 | 3 | 4;
            const chain = editor.chain().focus();
            if (level === 0) chain.setParagraph().run();
            else chain.setHeading({ level }).run();
          }}
        >
          <option value={0}>{text('form.paragraph')}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {text('form.heading', { level })}
            </option>
          ))}
        </select>
        {marks.map(([name, sign]) => (
          <Tool
            key={name}
            name={name}
            label={text(`form.${name}`)}
            sign={sign}
            isOn={state.marks.includes(name)}
            onUse={() => editor.chain().focus().toggleMark(name).run()}
          />
        ))}
        {wraps.map(([name, sign]) => (
          <Tool
            key={name}
            name={name}
            label={text(`form.${name}`)}
            sign={sign}
            isOn={state.wraps.includes(name)}
            onUse={() => wrap(name)}
          />
        ))}
        <Tool
          name="link"
          label={text('form.link')}
          sign="↗"
          isOn={state.href !== ''}
          onUse={() => setLinking(!isLinking)}
        />
        {facts.size > 0 && (
          <select
            aria-label={text('form.fact')}
            value=""
            onChange={({ target }) =>
              editor
                .chain()
                .focus()
                .insertContent({ type: 'fact', attrs: { name: target.value } })
                .run()
            }
          >
            <option value="">{'{…}'}</option>
            {[...facts].map(([name, value]) => (
              <option key={name} value={name}>
                {`${value} (${name})`}
              </option>
            ))}
          </select>
        )}
      </div>
      {isLinking && <LinkRow editor={editor} href={state.href} onClose={() => setLinking(false)} />}
    </>
  );
}

interface ToolProps {
  name: string;
  label: string;
  sign: string;
  isOn: boolean;
  onUse: () => void;
}

function Tool({ name, label, sign, isOn, onUse }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className="ui-button"
      data-kind="quiet"
      data-tool={name}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      // The words stay selected.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      {sign}
    </button>
  );
}

function LinkRow({
  editor,
  href,
  onClose,
}: {
  editor: Editor;
  href: string;
  onClose: () => void;
}): ReactNode {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(href);
  const control = { id, 'aria-describedby': '', 'aria-invalid': false, 'data-path': '' };
  const apply = (next: string): void => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (next === '') chain.unsetMark('link').run();
    else if (editor.state.selection.empty && href === '')
      chain
        .insertContent({ type: 'text', text: next, marks: [{ type: 'link', attrs: { href: next } }] })
        .run();
    else chain.setMark('link', { href: next }).run();
    onClose();
  };
  return (
    <div className="form-row">
      <label className="ui-hidden" htmlFor={id}>
        {text('form.linkTo')}
      </label>
      <Combobox
        field={{ control, lock: undefined }}
        value={typed}
        request={{ kind: 'links' }}
        onChange={setTyped}
      />
      <Button kind="main" onClick={() => apply(typed.trim())}>
        {text('form.setLink')}
      </Button>
      {href !== '' && (
        <Button kind="quiet" onClick={() => apply('')}>
          {text('form.removeLink')}
        </Button>
      )}
    </div>
  );
}
