/** Recognizes messages of the console and errors. */
import { cutStack, dropPrefixes } from '../matchMessage';

/** A text that may contain a message of the packages or of React. */
export interface MessageRecognition {
  kind: 'message';
  text: string;
}

/** How messages of the packages, React, and Emotion begin. */
const STARTS =
  /^(?:MUI(?: X| Base)?:|Material-UI:|Joy:|Base UI\b|React (?:does not recognize|Hook|has detected)|Each child in|Encountered two children|In HTML,|Hydration failed|Text content d|A tree hydrated|Invalid (?:prop|hook|DOM|ARIA|value for)|Unknown event|validateDOMNesting|Function components cannot|A component is changing|Received |The (?:pseudo class|prop )|Objects are not valid|Element type is invalid|Maximum update|Too many re-renders|use[A-Z]\w* (?:must|can)|use[A-Z]\w*:|No (?:\w+Context|row with)|`\w+` )/;
/** The fewest words of a message that begins in another way. */
const MIN_WORDS = 6;
/** What sentences of messages have and queries don't: code, quotes, calls, and the end of a sentence. */
const SIGNS = /`|<\/?[A-Za-z]|"\w|\w\(|\w[.:](?:\s|$)/;
/** Characters in which the form of the text shows. */
const MAX_START = 1000;

/** @param text as pasted. The kinds that have a form of their own, such as imports, come first. */
export function recognizeMessage(text: string): MessageRecognition | undefined {
  const start = text.slice(0, MAX_START).trim();
  const message = dropPrefixes(start);
  const hasStack = cutStack(start) !== start;
  const isMessage =
    STARTS.test(message) ||
    (message !== start && /\s/.test(message)) ||
    (message.split(/\s+/).length >= MIN_WORDS && (hasStack || SIGNS.test(message)));
  return isMessage ? { kind: 'message', text } : undefined;
}
