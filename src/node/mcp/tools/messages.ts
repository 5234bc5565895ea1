/** `explain_warning` and `explain_code`. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import {
  type ExplainedMessage,
  explainCode,
  explainMessage,
} from '@/src/shared/answers/explainMessage';
import type { MessagesFile } from '@/src/shared/answers/messageFiles';
import { readMinifiedError } from '@/src/shared/errorCodes';
import { recognizeCode } from '@/src/shared/answers/recognizers/code';
import { SITE_ORIGIN } from '@/src/shared/links';
import { createMessagesFile } from '../../exporters/messages';
import { READ_ONLY, answer, quote } from '../answer';

/** Messages have up to 2,000 characters, and stacks more. */
const MAX_TEXT = 10_000;

/** The kinds of messages in words. */
const KINDS = {
  error: 'console.error in development',
  warning: 'console.warn in development',
  thrown: 'thrown error',
  propCheck: 'prop check, which React runs up to version 18',
} as const;

const messageSchema = z.object({
  message: z.string().describe('The message with the names of its placeholders.'),
  kind: z.enum(['error', 'warning', 'thrown', 'propCheck']),
  values: z.array(z.object({ name: z.string(), value: z.string() })),
  places: z.array(
    z.object({
      package: z.string(),
      name: z.string().optional().describe('Component, hook or function.'),
      file: z.string().optional(),
      address: z.string().optional().describe('Page about the component.'),
    }),
  ),
  meaning: z.string().optional(),
  cause: z.string().optional(),
  fix: z.string().optional(),
  code: z.string().optional(),
  addresses: z.array(z.string()).describe('Sections about it.'),
});

let file: MessagesFile | undefined;

/** The messages are read once. An error is thrown in each call. */
function getFile(): MessagesFile {
  return (file ??= createMessagesFile());
}

export function registerMessages(server: McpServer): void {
  registerWarning(server);
  registerCode(server);
}

function registerWarning(server: McpServer): void {
  server.registerTool(
    'explain_warning',
    {
      title: 'Explain a warning or an error',
      description:
        'Explains a message of the browser console or of a test: from the packages, or from React about their ' +
        'components. Returns the component, the meaning, the cause, the fix, and the sections about it.',
      inputSchema: z.object({
        text: z
          .string()
          .min(1)
          .max(MAX_TEXT)
          .describe('The message as the console shows it; a stack may follow.'),
      }),
      outputSchema: messageSchema,
      annotations: READ_ONLY,
    },
    ({ text }) =>
      answer(async () => {
        const found = explainMessage(text, getFile());
        if (!found) {
          throw new Error(
            `The installed packages have no message like ${quote(text)}. Pass the text as the console shows it, or use search.`,
          );
        }
        const data = toData(found);
        return { text: format(data), data };
      }),
  );
}

function registerCode(server: McpServer): void {
  server.registerTool(
    'explain_code',
    {
      title: 'Explain a minified error',
      description:
        'Returns the message of an error that a production build of the packages or of React throws as a code, with its ' +
        'meaning, cause and fix.',
      inputSchema: z.object({
        error: z
          .string()
          .min(1)
          .max(MAX_TEXT)
          .describe(
            'The text of the error, the address in it, or its code: 9 for an error of the packages, "React error 418" ' +
              'for one of React.',
          ),
        args: z
          .array(z.string().max(MAX_TEXT))
          .max(20)
          .optional()
          .describe('Arguments of the error, if "error" is a code alone.'),
      }),
      outputSchema: z.object({
        code: z.string(),
        messages: z.array(
          z.object({
            text: z.string(),
            packages: z.array(z.string()),
            explained: messageSchema.optional(),
          }),
        ),
      }),
      annotations: READ_ONLY,
    },
    ({ error, args }) =>
      answer(async () => {
        const recognized = recognizeCode(error);
        const read = recognized ?? readMinifiedError(error);
        if (!read) {
          throw new Error(
            `There is no error code in ${quote(error)}. Pass a number or an address.`,
          );
        }
        const library = recognized?.library ?? 'MUI';
        const found = explainCode({ ...read, library, args: args ?? read.args }, getFile());
        if (!found) {
          const { codes, reactCodes } = getFile();
          const known = Object.keys(library === 'React' ? reactCodes : codes).join(', ');
          throw new Error(
            `The installed packages have no ${library} error ${quote(read.code)}. They have: ${known}.`,
          );
        }
        const messages = found.messages.map(({ text, packages, explained }) => ({
          text,
          packages: [...packages],
          ...(explained && { explained: toData(explained) }),
        }));
        return {
          text: messages
            .map(({ text, packages, explained }) =>
              [
                `${library} error ${found.code}, thrown by ${packages.join(', ')}:`,
                text,
                ...(explained ? ['', formatExplanation(explained)] : []),
              ].join('\n'),
            )
            .join('\n\n'),
          data: { code: found.code, messages },
        };
      }),
  );
}

type MessageData = z.infer<typeof messageSchema>;

function toData({ message, pattern, values, explanation }: ExplainedMessage): MessageData {
  const { meaning, cause, fix, code, sections = [] } = explanation ?? {};
  return {
    message: pattern,
    kind: message.kind,
    values: [...values],
    places: message.places.map(({ package: from, name, file: path, href }) => ({
      package: from,
      name,
      file: path,
      ...(href !== undefined && { address: `${SITE_ORIGIN}${href}` }),
    })),
    ...(explanation && { meaning, cause, fix, code }),
    addresses: sections.map((href) => `${SITE_ORIGIN}${href}`),
  };
}

/** Formats a message with its explanation for the model. */
function format(data: MessageData): string {
  const { message, kind, values } = data;
  return [
    `Message (${KINDS[kind]}):`,
    message,
    ...values.map(({ name, value }) => `- ${name}: ${value}`),
    '',
    formatExplanation(data),
  ].join('\n');
}

function formatExplanation({ places, meaning, cause, fix, code, addresses }: MessageData): string {
  return [
    ...places.map(
      ({ package: from, name, file: path, address }) =>
        `Written by ${[name, from].filter(Boolean).join(' of ')}` +
        `${path === undefined ? '' : ` (${path})`}${address === undefined ? '' : `: ${address}`}`,
    ),
    ...(meaning === undefined
      ? ['This documentation has no explanation for it.']
      : [`Meaning: ${meaning}`, `Cause: ${cause}`, `Fix: ${fix}`]),
    ...(code === undefined ? [] : ['```tsx', code.trimEnd(), '```']),
    ...addresses.map((address) => `See ${address}`),
  ].join('\n');
}
