/** A CodeMirror editor that looks like the highlighted code that it replaces. */
import {
  defaultKeymap,
  history,
  historyField,
  isolateHistory,
  historyKeymap,
  indentLess,
  indentMore,
} from '@codemirror/commands';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { LanguageSupport, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';

interface EditorOptions {
  parent: HTMLElement;
  text: string;
  /** A state from `saveState`, with its history. */
  state: unknown;
  label: string;
  /** Id of the element that explains how to start editing. */
  describedBy: string;
  onChange: (text: string) => void;
  onFocus: () => void;
  onLeave: () => void;
}

/**
 * The classes of `src/node/markdown/highlight.ts`. Tokens that Prism doesn't highlight aren't highlighted here either.
 */
const highlighter = tagHighlighter([
  { tag: tags.comment, class: 'hl-comment' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], class: 'hl-keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], class: 'hl-string' },
  { tag: [tags.number, tags.bool, tags.regexp], class: 'hl-number' },
  { tag: [tags.tagName, tags.angleBracket, tags.typeName, tags.className], class: 'hl-tag' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.attributeName],
    class: 'hl-name',
  },
]);

/** Padding and line height are those of the `pre`, so that the layout doesn't shift when the editor replaces it. */
const look = EditorView.theme({
  '&': { maxHeight: 'inherit', background: 'none', color: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-content': { padding: '1rem 0', caretColor: 'currentcolor' },
  '.cm-line': { padding: '0 1rem' },
});

const setup: Extension = [
  history(),
  EditorState.tabSize.of(2),
  indentUnit.of('  '),
  new LanguageSupport(tsxLanguage),
  syntaxHighlighting(highlighter),
  look,
];

/**
 * Creates an editor.
 * For keyboard users, the scroll container is the tab stop, as it is for the code before. Enter starts editing and
 * Escape ends it. Tab indents only while editing, so it doesn't trap focus.
 */
export function createEditor(options: EditorOptions): EditorView {
  const { parent, text, state, label, describedBy, onChange, onFocus, onLeave } = options;
  const extensions: Extension = [
    setup,
    keymap.of([
      {
        key: 'Escape',
        run: (view) => {
          view.scrollDOM.focus({ preventScroll: true });
          onLeave();
          return true;
        },
      },
      { key: 'Tab', run: indentMore, shift: indentLess },
      ...defaultKeymap,
      ...historyKeymap,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      spellcheck: 'false',
      autocapitalize: 'off',
      translate: 'no',
    }),
    EditorView.updateListener.of(({ docChanged, state: next, transactions }) => {
      if (docChanged && !transactions.some((entry) => entry.annotation(Transaction.remote))) {
        onChange(next.doc.toString());
      }
    }),
    EditorView.domEventHandlers({
      focus: (_event, view) => {
        setStop(view, true);
        onFocus();
      },
      blur: (_event, view) => setStop(view, false),
    }),
  ];
  const view = new EditorView({ parent, state: createState(text, state, extensions) });
  const { scrollDOM } = view;
  scrollDOM.setAttribute('role', 'group');
  scrollDOM.setAttribute('aria-label', label);
  scrollDOM.setAttribute('aria-describedby', describedBy);
  scrollDOM.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === scrollDOM) {
      event.preventDefault();
      view.focus();
    }
  });
  setStop(view, false);
  return view;
}

/** Sets the tab stop: the text while editing, else the scroll container. */
function setStop(view: EditorView, editing: boolean): void {
  view.contentDOM.tabIndex = editing ? 0 : -1;
  view.scrollDOM.tabIndex = editing ? -1 : 0;
}

/** Restores text and history of an earlier editor, but not its listeners. */
function createState(text: string, earlier: unknown, extensions: Extension): EditorState {
  if (earlier !== undefined) {
    return EditorState.fromJSON(earlier, { extensions }, FIELDS);
  }
  return EditorState.create({ doc: text, extensions });
}

/** The fields that `saveState` saves besides text and selection. */
const FIELDS = { history: historyField };

/** Returns the state of an editor as JSON, for `createEditor`. */
export function saveState(view: EditorView): unknown {
  return view.state.toJSON(FIELDS);
}

/** Replaces the text in one step that can be undone. The change isn't reported to the listener. */
export function replaceText(view: EditorView, text: string): void {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    annotations: [Transaction.remote.of(true), isolateHistory.of('full')],
  });
}
