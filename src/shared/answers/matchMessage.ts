/** Finds the message of the packages that a text from the console contains. */
import type { Message, MessagePattern } from './messageFiles';

/** A message that a text contains. */
export interface MessageMatch {
  message: Message;
  /** The values of the placeholders, in order. Those that the text doesn't reach are missing. */
  values: readonly string[];
  /** The number of characters of fixed texts that the text contains, without spaces. */
  score: number;
  /** Whether the text ends before the message does. */
  isPartial: boolean;
}

/** Characters of the text that are compared. The longest messages have 2,000 characters. */
const MAX_LENGTH = 10_000;
/** A pattern with fewer fixed characters has to be at the start of the text, and so does a part of a message. */
const MIN_ANYWHERE = 24;
/** Characters that a part of a message needs. */
const MIN_PARTIAL = 20;

/** A text without spaces and backticks, which copying changes, with the position of each character in the original. */
interface Compact {
  text: string;
  positions: readonly number[];
}

/**
 * Lists the messages that a text contains, the most specific first. The time grows with the length of the text.
 * @param text from the console: line breaks may be spaces, and prefixes such as "Warning:" and a stack may surround it.
 */
export function matchMessages(text: string, messages: readonly Message[]): MessageMatch[] {
  const original = cutStack(dropPrefixes(text.slice(0, MAX_LENGTH)));
  const compact = toCompact(original);
  return messages
    .flatMap((message) => match(original, compact, message))
    .sort((a, b) => Number(a.isPartial) - Number(b.isPartial) || b.score - a.score);
}

/** Returns the most specific message. */
export function matchMessage(text: string, messages: readonly Message[]): MessageMatch | undefined {
  return matchMessages(text, messages)[0];
}

function match(original: string, compact: Compact, message: Message): MessageMatch[] {
  const texts = getCompactTexts(message);
  const minimum = texts.reduce((sum, { length }) => sum + length, 0);
  const ends: number[] = [];
  const starts: number[] = [];
  let end = 0;
  let score = 0;
  for (const [index, fixed] of texts.entries()) {
    const start =
      fixed === '' && index > 0 && index < texts.length - 1
        ? findGap(compact, end)
        : compact.text.indexOf(fixed, end);
    const isAtStart = index > 0 || start === 0 || minimum >= MIN_ANYWHERE;
    if (start < 0 || !isAtStart) {
      return matchPart(original, compact, message, { index, starts, ends, score });
    }
    starts.push(start);
    end = start + fixed.length;
    ends.push(end);
    score += fixed.length;
  }
  return [
    { message, values: readValues(original, compact, starts, ends), score, isPartial: false },
  ];
}

interface Progress {
  /** Index of the first text that isn't found. */
  index: number;
  starts: number[];
  ends: number[];
  score: number;
}

/** Accepts a text that ends before the message does: the console shortens messages, and visitors copy their first line. */
function matchPart(
  original: string,
  compact: Compact,
  message: Message,
  { index, starts, ends, score }: Progress,
): MessageMatch[] {
  const [first = ''] = getCompactTexts(message);
  const { text } = compact;
  if (index === 0) {
    return text.length >= MIN_PARTIAL && first.includes(text)
      ? [{ message, values: [], score: text.length, isPartial: true }]
      : [];
  }
  const isLong = score >= MIN_ANYWHERE && starts[0] === 0;
  return isLong
    ? [{ message, values: readValues(original, compact, starts, ends), score, isPartial: true }]
    : [];
}

function readValues(
  original: string,
  { text, positions }: Compact,
  starts: readonly number[],
  ends: readonly number[],
): string[] {
  return starts.slice(1).map((start, index) => {
    // An empty text at the end of a pattern leaves the rest of the original to the placeholder before it.
    const isRest = index === starts.length - 2 && start === ends[index + 1];
    const [from, to] = [ends[index]!, isRest ? text.length : start];
    return from >= to ? '' : original.slice(positions[from], positions[to - 1]! + 1).trim();
  });
}

/**
 * Finds where a space or a backtick was removed. It separates two placeholders that have nothing else between them, such as
 * `{location}` and `{propName}`.
 */
function findGap({ text, positions }: Compact, from: number): number {
  for (let index = from + 1; index < text.length; index += 1) {
    if (positions[index]! > positions[index - 1]! + 1) {
      return index;
    }
  }
  return from;
}

const compactTexts = new WeakMap<MessagePattern, readonly string[]>();

function getCompactTexts(pattern: MessagePattern): readonly string[] {
  let texts = compactTexts.get(pattern);
  if (!texts) {
    texts = pattern.texts.map((text, index) => {
      return toCompact(index === 0 ? text.replace(NAME, '') : text).text;
    });
    compactTexts.set(pattern, texts);
  }
  return texts;
}

/** The name of the library, which has changed: version 4 wrote "Material-UI:". */
const NAME = /^(?:MUI X|MUI|Material-UI):\s*/;

function toCompact(original: string): Compact {
  const positions: number[] = [];
  let text = '';
  for (let index = 0; index < original.length; index += 1) {
    const character = original[index]!;
    if (!/[\s`]/.test(character)) {
      text += QUOTES[character] ?? character;
      positions.push(index);
    }
  }
  return { text, positions };
}

/** Word processors and chats replace straight quotes. */
const QUOTES: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"' };

const PREFIX =
  /^(?:Uncaught|\(in promise\)|(?:Unhandled )?Runtime Error|Console Error|Warning:|\w{0,20}Error:|Failed (?:prop|context) type:|MUI X:|MUI:|Material-UI:|×|⨯|▲|>|\d+\|)\s*/;
/** More prefixes than a console writes. */
const MAX_PREFIXES = 6;

/** Removes what a console writes before a message, and the name of the library: "Warning: Failed prop type: MUI:". */
export function dropPrefixes(text: string): string {
  let rest = text.trim();
  for (let count = 0; count < MAX_PREFIXES; count += 1) {
    const prefix = PREFIX.exec(rest)?.[0] ?? '';
    if (prefix === '') {
      break;
    }
    rest = rest.slice(prefix.length);
  }
  return rest;
}

const STACK_LINE = /^(?:at |in [A-Z]\w* |[\w$.<>/]{0,100}@(?:https?|file|webpack):)/;
/** A stack that was copied as one line. */
const STACK_PART =
  /(?:at|in) [\w$.<>]{1,100} \((?:https?:|file:|webpack|node:|at |created by |\.{0,2}\/|<anonymous>)/y;

/** Removes the stack after a message. */
export function cutStack(text: string): string {
  const lines = text.split('\n');
  const stack = lines.findIndex((line, index) => index > 0 && STACK_LINE.test(line.trim()));
  const message = (stack < 0 ? lines : lines.slice(0, stack)).join('\n');
  for (let space = message.indexOf(' '); space >= 0; space = message.indexOf(' ', space + 1)) {
    STACK_PART.lastIndex = space + 1;
    if (STACK_PART.test(message)) {
      return message.slice(0, space);
    }
  }
  return message;
}
