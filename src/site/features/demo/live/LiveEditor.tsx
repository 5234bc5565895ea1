/** The code editor of a demo. It is loaded when the user starts editing. */
import type { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Flavour } from '@/src/shared/flavours';
import type { TextFile } from '../demoSource';
import { preloadCompiler } from './compiler';
import { createEditor, replaceText, saveState } from './createEditor';
import { getDraft, setDraft, subscribeDrafts } from './drafts';
import { setTyping } from './editorFocus';
import { getSession } from './session';
import styles from './Live.module.css';

/** Methods for the components around the editor. */
export interface EditorHandle {
  /** Focuses the text. */
  enter: () => void;
  /** Focuses the element around the text, which Tab can leave. */
  rest: () => void;
}

interface LiveEditorProps {
  /** Id of the draft. */
  id: string;
  flavour: Flavour;
  /** The original files. The first one is edited. */
  files: readonly TextFile[];
  label: string;
  describedBy: string;
  /** Scroll position of the code that the editor replaces, in CSS pixels. */
  scroll: { top: number; left: number };
  /** Whether to focus the text immediately. */
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
    // The editor is created once. The parent mounts another one for other code.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(preloadCompiler, []);

  return <div ref={host} className={styles.editor} dir="ltr" />;
}
