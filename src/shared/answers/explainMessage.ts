/** Explains messages of the console, and minified errors. The site and the MCP server use the same functions. */
import { type ErrorLibrary, type MinifiedError, fillErrorMessage } from '../errorCodes';
import { matchMessages } from './matchMessage';
import {
  type Message,
  type MessageExplanation,
  type MessagesFile,
  formatPattern,
} from './messageFiles';

/** A message that was found. */
export interface ExplainedMessage {
  message: Message;
  /** The text of the message, with the names of its placeholders: `{value}`. */
  pattern: string;
  /** Values of placeholders that have a name. */
  values: readonly { name: string; value: string }[];
  explanation?: MessageExplanation | undefined;
  /** Other messages that the text fits as well. */
  others: readonly Message[];
}

/** A minified error that was found. */
export interface ExplainedCode {
  code: string;
  /** The messages that the packages have for the code, with the arguments filled in. Mostly one. */
  messages: readonly {
    text: string;
    packages: readonly string[];
    explained?: ExplainedMessage | undefined;
  }[];
}

/** More messages of one beginning than this aren't shown. */
const MAX_OTHERS = 3;

/** Explains the message that a text contains. @returns undefined if it contains none. */
export function explainMessage(
  text: string,
  { messages, explanations }: MessagesFile,
): ExplainedMessage | undefined {
  const [best, ...rest] = matchMessages(text, messages);
  if (!best) {
    return undefined;
  }
  const { message, values } = best;
  return {
    message,
    pattern: formatPattern(message),
    values: values.flatMap((value, index) => {
      const name = message.names[index] ?? '…';
      return name === '…' || value === '' ? [] : [{ name, value }];
    }),
    ...(message.explanation !== undefined && { explanation: explanations[message.explanation] }),
    others: rest
      .filter(({ score, isPartial }) => score === best.score && isPartial === best.isPartial)
      .slice(0, MAX_OTHERS)
      .map((match) => match.message),
  };
}

/** Explains a minified error. @returns undefined if no package of the library has the code. */
export function explainCode(
  { code, args, library }: MinifiedError & { library: ErrorLibrary },
  file: MessagesFile,
): ExplainedCode | undefined {
  const codes = library === 'React' ? file.reactCodes : file.codes;
  const messages = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return (
    messages && {
      code,
      messages: messages.map(({ text, packages }) => {
        const filled = fillErrorMessage(text, args);
        return { text: filled, packages, explained: explainMessage(filled, file) };
      }),
    }
  );
}
