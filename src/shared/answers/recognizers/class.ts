/** CSS classes of the libraries: hashed names, selectors, and lists as browsers show them. */

export interface ClassRecognition {
  kind: 'class';
  /** The classes of the element, in the order of the text. */
  classes: ClassName[];
  /** State classes and pseudo-classes of the element, such as `.Mui-focused` and `:hover`. */
  states: string[];
  /** Whether the text is the list of all classes of an element, not a selector. */
  isList: boolean;
}

/** A class such as `MuiButton-root`, in its parts. */
export interface ClassName {
  /** The beginning: `Mui`, `Joy` for names of styles in Joy UI, or `base-`. */
  prefix: 'Mui' | 'Joy' | 'base-';
  /** The name of the component: `Button`. */
  component: string;
  /** The rest: `root`, or `grid-xs-6`. */
  rule: string;
}

const NAME = /^(Mui|Joy|base-)([A-Z][A-Za-z0-9]*)-([a-z][\w-]*)$/;
const STATE = /^(?:Mui|Joy|base-)-[a-z]\w*$/i;
/** The name that Emotion makes of the hash of the styles and their labels. */
const HASHED = /^[a-z][a-z]*-(?:[a-z0-9]+)(?:-(.+))?$/;
/** The value of the first `class` attribute of an HTML element. */
const ATTRIBUTE = /^(?:<[a-z][\w-]*\s[^<]*?)?\bclass(?:Name)?\s*=\s*(?:"([^"]*)"|'([^']*)')/;

export function recognizeClass(text: string): ClassRecognition | undefined {
  const [, double, single] = ATTRIBUTE.exec(text) ?? [];
  const list = double ?? single;
  if (list !== undefined) {
    return readCompound(
      list.split(/\s+/).map((name) => `.${name}`),
      true,
    );
  }
  // A rule of a style sheet, or a key of styles: '& .MuiButton-root': {
  const selector = text
    .replace(/\{[\s\S]*$/, '')
    .replace(/['"`]\s*[:,]?\s*$/, '')
    .replace(/^['"`]/, '')
    .trim();
  if (!/^[\w\s.#&:>+~*,()=[\]"'-]+$/.test(selector) || selector.length > 1000) {
    return undefined;
  }
  // Without dots, it is a list of classes.
  return /^[\w-]+(?:\s+[\w-]+)*$/.test(selector)
    ? readCompound(
        selector.split(/\s+/).map((name) => `.${name}`),
        true,
      )
    : readCompound(readLast(selector), false);
}

/** Returns the classes and pseudo-classes of the element that a selector is about: those after its last combinator. */
function readLast(selector: string): string[] {
  const [first = ''] = selector.split(',');
  const compounds = first.split(/[\s>+~]+/).filter((part) => part !== '' && part !== '&');
  // The root element can be the parent of an element of the reader.
  const named = compounds.findLast((part) => /\.(?:[\w-]*-)?(?:Mui|Joy|base-)/.test(part));
  return named?.match(/\.[\w-]+|::?[\w-]+(?:\([^)]*\))?/g) ?? [];
}

function readCompound(tokens: readonly string[], isList: boolean): ClassRecognition | undefined {
  const classes: ClassName[] = [];
  const states: string[] = [];
  for (const token of tokens) {
    const name = token.slice(1);
    if (token.startsWith(':') || STATE.test(name)) {
      states.push(token);
    } else if (NAME.test(name)) {
      classes.push(...readName(name));
    } else {
      const labels = HASHED.exec(name)?.[1];
      classes.push(...(labels?.split(/-(?=(?:Mui|Joy)[A-Z]|base-)/) ?? []).flatMap(readName));
    }
  }
  const found = classes.filter(
    (one, index) =>
      classes.findIndex(
        ({ component, rule }) => component === one.component && rule === one.rule,
      ) === index,
  );
  const isState = states.some((state) => state.startsWith('.'));
  return found.length > 0 || isState
    ? { kind: 'class', classes: found, states, isList }
    : undefined;
}

function readName(name: string): ClassName[] {
  const [, prefix, component, rule] = NAME.exec(name) ?? [];
  return prefix === undefined
    ? []
    : [{ prefix: prefix as ClassName['prefix'], component: component!, rule: rule! }];
}
