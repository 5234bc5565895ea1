/**
 * Reads the explanations of messages in `data/answers/messages/`, one YAML file per package, and joins them with the messages
 * of the installed packages.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Message, MessageExplanation } from '@/src/shared/answers/messageFiles';
import { type ErrorMessage, getPlaceholder } from '@/src/shared/errorCodes';
import { BuildError } from '../errors';
import { ROOT } from '../paths';
import { readYaml } from '../readYaml';
import type { InstalledMessage } from './listMessages';

/** The folder of the explanations. */
export const EXPLANATIONS = 'data/answers/messages';

const explanationSchema = z.strictObject({
  /** A part of the message, with `…` for placeholders. For a version that isn't installed, the whole message. */
  message: z.string().min(8),
  /** The code in production builds, for a message of a version of React that isn't installed. */
  productionCode: z.number().optional(),
  meaning: z.string(),
  cause: z.string(),
  fix: z.string(),
  code: z.string().optional(),
  sections: z.array(z.string().startsWith('/')).default([]),
});

const internalSchema = z.strictObject({
  /** A part of the message, with `…` for placeholders. */
  message: z.string().min(8),
  /** Why code that uses only the public API can't cause it. */
  reason: z.string(),
});

const fileSchema = z.strictObject({
  package: z.string(),
  /** The major version, for messages that the installed version doesn't have any more. */
  version: z.number().optional(),
  messages: z.array(explanationSchema).min(1).default([]),
  /** Messages that visitors can't meet. They are left out. */
  internal: z.array(internalSchema).default([]),
});

/** A file of explanations. */
export interface ExplanationFile extends z.infer<typeof fileSchema> {
  /** Path relative to the repository. */
  file: string;
}

/** Messages, and the explanations that they refer to. */
export interface ExplainedMessages {
  messages: Message[];
  explanations: MessageExplanation[];
}

/** Reads all files. @throws BuildError for one that isn't valid. */
export function readExplanationFiles(): ExplanationFile[] {
  const folder = path.join(ROOT, EXPLANATIONS);
  // Copies of the site for tests have no explanations.
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const file = `${EXPLANATIONS}/${name}`;
      return parseExplanations(file, readFileSync(path.join(ROOT, file), 'utf8'));
    });
}

/** Reads the text of a file. @throws BuildError when it isn't valid. */
export function parseExplanations(file: string, text: string): ExplanationFile {
  return { file, ...readYaml(file, text, fileSchema) };
}

/**
 * Adds explanations to messages. Leaves out messages that nothing public causes, and those of packages such as React that
 * have no explanation.
 * @throws BuildError when a message that a file explains isn't in the package, or is explained twice.
 */
export function explainMessages(
  installed: readonly InstalledMessage[],
  files: readonly ExplanationFile[],
): ExplainedMessages {
  const explanations: MessageExplanation[] = [];
  const explained = new Map<InstalledMessage, number>();
  const former: Message[] = [];
  const left = new Set<InstalledMessage>();
  for (const { file, package: from, version, messages, internal } of files) {
    for (const { message } of internal) {
      findMessages(message, from, installed, file).forEach((found) => left.add(found));
    }
    for (const { message: text, productionCode: _, ...explanation } of messages) {
      const index = explanations.push(explanation) - 1;
      if (version !== undefined) {
        former.push(createFormerMessage(text, `${from} ${version}`, index));
      } else {
        for (const message of findMessages(text, from, installed, file)) {
          if (explained.has(message)) {
            throw new BuildError({
              file,
              cause: `"${shorten(text)}" is part of a message that another text explains, too: "${shorten(showText(message))}"`,
              remedy: 'write more of the message that it explains',
            });
          }
          explained.set(message, index);
        }
      }
    }
  }
  const messages = installed
    .filter((message) => explained.has(message) || (!message.isForeign && !left.has(message)))
    .map((message): Message => {
      const { texts, names, kind, places } = message;
      const explanation = explained.get(message);
      return { texts, names, kind, places, ...(explanation !== undefined && { explanation }) };
    });
  return { messages: [...messages, ...former], explanations };
}

/** Lists the messages of minified errors that only former versions of React have, by code. */
export function listFormerCodes(files: readonly ExplanationFile[]): Record<string, ErrorMessage[]> {
  return Object.fromEntries(
    files.flatMap(({ package: from, version, messages }) =>
      messages.flatMap(({ message, productionCode }) => {
        let count = 0;
        const text = message.replace(/…/g, () => getPlaceholder(count++));
        return productionCode === undefined
          ? []
          : [[String(productionCode), [{ text, packages: [`${from} ${version}`] }]] as const];
      }),
    ),
  );
}

function findMessages(
  text: string,
  from: string,
  installed: readonly InstalledMessage[],
  file: string,
): InstalledMessage[] {
  const wanted = collapse(text);
  const found = installed.filter(
    (message) =>
      message.places.some((place) => place.package === from) && showText(message).includes(wanted),
  );
  if (found.length === 0) {
    throw new BuildError({
      file,
      cause: `the installed ${from} has no message with the text "${shorten(text)}"`,
      remedy:
        'compare the text with the code of the package: write … for what is inserted. If the package has removed the ' +
        'message, remove its explanation',
    });
  }
  return found;
}

/** The message of a version that isn't installed, from its text. */
function createFormerMessage(text: string, from: string, explanation: number): Message {
  const texts = text.split('…');
  return {
    texts,
    names: texts.slice(1).map(() => '…'),
    kind: 'error',
    places: [{ package: from }],
    explanation,
  };
}

function showText({ texts }: Message): string {
  return collapse(texts.join('…'));
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const MAX_QUOTE = 80;

function shorten(text: string): string {
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}
