/** The editor of a demo's code. Loaded when a reader enters it, and not before. */
import type { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Flavour } from '@/src/shared/flavours';
import type { TextFile } from '../demoSource';
import { warmCompiler } from './compiler';
import { createEditor, replaceText, saveState } from './createEditor';
import { getDraft, setDraft, subscribeDrafts } from './drafts';
import { setTyping } from './editorFocus';
import { getSession } from './session';
import styles from './Live.module.css';

/** What the parts around the editor ask of it. */
export interface EditorHandle {
  /** Goes into the text. */
  enter: () => void;
  /** Stops at the editor, outside of the text. */
  rest: () => void;
}

interface LiveEditorProps {
  /** Id of the draft. */
  id: string;
  flavour: Flavour;
  /** The files as published; the first is edited. */
  files: readonly TextFile[];
  label: string;
  describedBy: string;
  /** How far the code before it was scrolled, in CSS pixels. */
  scroll: { top: number; left: number };
  /** Whether to go into the text at once. */
  enter: boolean;
  handle: RefObject<EditorHandle | null>;
}

export function LiveEditor({
  id,
  flavour,
  files,
  label,
  describedBy,
  scroll,
  enter,
  handle,
}: LiveEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  useImperativeHandle(
    handle,
    () => ({
      enter: () => editor.current?.focus(),
      rest: () => editor.current?.scrollDOM.focus({ preventScroll: true }),
    }),
    [],
  );

  useLayoutEffect(() => {
    const published = files[0]?.text ?? '';
    const draft = getDraft(id);
    const view = createEditor({
      parent: host.current!,
      text: draft?.text ?? published,
      state: draft?.editorState,
      label,
      describedBy,
      onChange: (text) => getSession({ id, flavour, files }).change(text),
      onFocus: () => setTyping(view.contentDOM),
      onLeave: () => setTyping(undefined),
    });
    editor.current = view;
    if (enter) {
      view.focus();
    }
    view.scrollDOM.scrollTo(scroll);
    const stopDrafts = subscribeDrafts(() => {
      if (!getDraft(id) && view.state.doc.toString() !== published) {
        replaceText(view, published);
      }
    });
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !view.dom.contains(target)) {
        setTyping(undefined);
      }
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      const last = getDraft(id);
      if (last) {
        setDraft(id, { text: last.text, editorState: saveState(view) });
      }
      stopDrafts();
      document.removeEventListener('pointerdown', onPointerDown, true);
      setTyping(undefined);
      view.destroy();
    };
    // The editor is made once: the parent mounts another one for other code.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(warmCompiler, []);

  return <div ref={host} className={styles.editor} dir="ltr" />;
}
