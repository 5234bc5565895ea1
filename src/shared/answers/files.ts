/**
 * The files that answers to pasted texts need. `src/node/exporters/answers.ts` writes them to `/answers/`. File names
 * contain a hash of the content.
 */

/** Folder of the files on the site. */
export const ANSWERS_FOLDER = '/answers/';

/** The only file with a fixed name. It lists the others. */
export const ANSWERS_MANIFEST = 'manifest.json';

/** The type of `/answers/manifest.json`. */
export interface AnswersManifest {
  /** Names of files by the id of their product. */
  products: Record<string, string>;
  /** Names of files with the interface texts of answers, by language. */
  texts: Record<string, string>;
  /** Name of the file with the messages of the packages; see messageFiles.ts. */
  messages: string;
}

/** What answers need of a product. */
export interface ProductFacts {
  /** Id of the product, such as `material-ui`. */
  product: string;
  /** Name of the product, such as "Material UI". */
  name: string;
  /** Components and hooks. */
  entries: EntryFacts[];
  /** The names in shared sets, such as HTML attributes, by the id of the set. */
  sets: Record<string, string[]>;
  /** Names of other exports of its packages, by package. Names that tell that they are types aren't included. */
  exports: Record<string, string[]>;
  theme?: ThemeFacts;
}

/** A component or hook. */
export interface EntryFacts {
  name: string;
  /** Address of its reference. */
  href: string;
  /** Begins the ids of its rows. */
  slug: string;
  package: string;
  /** The module with the default export, such as `@mui/material/Button`; absent if the package alone exports it. */
  module?: string;
  /** Its import statement, if it's neither the default export of `module` nor an export of the same name. */
  import?: string;
  hook?: true;
  /** Present for a deprecated entry: what its package says. */
  deprecated?: string;
  /** Key in `theme.components`. */
  theme?: string;
  /** Whether the type of the theme lacks that key, although the code reads it. */
  themeUntyped?: true;
  /** Whether it has the `component` prop. */
  polymorphic?: true;
  /** The component that it renders, and whose props it takes. */
  inherits?: string;
  /** Props of its own, or the parameters of a hook. */
  props: PropFacts[];
  /** Names of other props with a row, by the component that declares them. */
  inherited?: Record<string, string[]>;
  /** Ids of its sets in `sets`. */
  sets: string[];
  slots: string[];
  classes: ClassFacts[];
}

export interface PropFacts {
  name: string;
  type: string;
  default?: string;
  required?: true;
  deprecated?: string;
  /** The literal values of a union, without the other members. */
  values?: string[];
}

export interface ClassFacts {
  rule: string;
  className: string;
  state?: true;
  deprecated?: string;
  /** The slots whose element gets the class, if it isn't the slot of the same name. */
  on?: string[];
  /** Whether the rule is a key of `styleOverrides` that the code applies to the element itself. */
  direct?: true;
  /** The slot that contains the element outside of the root element, such as `popper`. */
  apart?: string;
}

/** The theme of a product. */
export interface ThemeFacts {
  /** Where the CSS variables are listed. */
  variablesHref?: string;
  variables: VariableFacts[];
  /** CSS variables of components, which have no default value in the theme. */
  componentVariables: ComponentVariableFacts[];
  /** Where the values of the default theme are listed. */
  valuesHref?: string;
  values: ThemeValueFacts[];
}

/** Name, value in light mode, value in dark mode if it's different, and the theme options that change it. */
export type VariableFacts = [name: string, light: string, dark: string, options: string[]];

interface ComponentVariableFacts {
  name: string;
  /** Names of components; none for a variable of code that several components share. */
  components: string[];
  /** What it sets, as Markdown. */
  sets: string;
  href: string;
}

/** Path below `theme`, such as `palette.grey[50]`, and its values. Objects have no value, functions "function". */
export type ThemeValueFacts = [path: string, light?: string, dark?: string];
