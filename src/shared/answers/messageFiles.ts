/** The messages file of `/answers/`: console messages and errors of the packages, and what they mean. */
import type { ErrorMessage } from '../errorCodes';

/**
 * How a message reaches the console: by `console.error`, by `console.warn`, as a thrown error, or as the result of a prop
 * check, which React runs up to version 18.
 */
export type MessageKind = 'error' | 'warning' | 'thrown' | 'propCheck';

/** Where code writes a message. */
export interface MessagePlace {
  /** `@mui/material`. */
  package: string;
  /** Component, hook, or function: `Tabs`. Undefined in packages whose code has other names, such as React's. */
  name?: string | undefined;
  /** Path inside the package: `Tabs/Tabs.js`. Undefined if the package isn't installed. */
  file?: string | undefined;
  /** Address of the page about the component or hook, if there is one. */
  href?: string | undefined;
}

/** A message as a pattern: fixed texts with a placeholder between each two of them, which can have any value. */
export interface MessagePattern {
  /** One more than placeholders. The first and the last may be empty. Line breaks are those of the packages. */
  texts: readonly string[];
  /** Names of the placeholders, such as `value`. */
  names: readonly string[];
}

/** A message, with every place that writes it. */
export interface Message extends MessagePattern {
  kind: MessageKind;
  places: readonly MessagePlace[];
  /** Index in `MessagesFile.explanations`. */
  explanation?: number | undefined;
}

/** What a message means. Texts are plain English with inline code in backticks. */
export interface MessageExplanation {
  meaning: string;
  cause: string;
  fix: string;
  /** Code that is right, as TSX. */
  code?: string | undefined;
  /** Addresses of the sections that treat it: `/material-ui/react-tabs/#limitations`. */
  sections: readonly string[];
}

export interface MessagesFile {
  messages: readonly Message[];
  explanations: readonly MessageExplanation[];
  /** Messages of minified errors of the `@mui` packages by code. */
  codes: Readonly<Record<string, readonly ErrorMessage[]>>;
  /** Messages of minified errors of React by code. */
  reactCodes: Readonly<Record<string, readonly ErrorMessage[]>>;
}

/** Writes a pattern with its placeholders as `{name}`. */
export function formatPattern({ texts, names }: MessagePattern): string {
  return texts.map((text, index) => (index === 0 ? text : `{${names[index - 1]}}${text}`)).join('');
}
