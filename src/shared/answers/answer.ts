/** What an answer to a pasted text says: plain data, which the site shows and the MCP server prints. */
import type { TextKey } from '../translate';
import type { Recognition } from './recognize';

/** A key of an interface text. The site loads only those that begin with `answer` for answers. */
export type AnswerKey = Extract<TextKey, `answer${string}`>;

/** Returns an interface text. */
export type AnswerText = (key: AnswerKey, values?: Readonly<Record<string, string>>) => string;

/** An answer. */
export interface Answer {
  kind: Recognition['kind'];
  /** What the text was taken for: "CSS class of InputLabel". */
  title: string;
  parts: AnswerPart[];
  codes: AnswerCode[];
}

/** A statement of an answer: "Component: InputLabel". */
export interface AnswerPart {
  /** What it is: "Component", "Cause". */
  label: string;
  /** A name or a sentence. Backticks mark code in it. */
  text: string;
  /** Address on this site. */
  href?: string;
  /** Sentences about it. Backticks mark code. */
  notes?: string[];
  /** Set for what needs a change. */
  problem?: 'deprecated' | 'unknown';
}

/** Code to copy. */
export interface AnswerCode {
  title: string;
  language: 'tsx' | 'ts' | 'css' | 'html' | 'bash';
  code: string;
}
