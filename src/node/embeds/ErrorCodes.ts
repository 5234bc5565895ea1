/** The messages of minified errors, from the code of the installed packages. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import type { ErrorMessage } from '@/src/shared/errorCodes';
import { cachePerCodeVersion } from '../cache';
import { createHeading } from '../markdown/elements';
import { join, renderHtml } from '../markdown/html';
import { listErrorCodes } from '../messages/listErrorCodes';
import { type EmbedContext, createEmbed } from './embed';
import { getEmbedTexts } from './embedTexts';

/** `{{"component": "ErrorCodes"}}`: finds the message of an error, and lists all messages. */
export const ErrorCodes = createEmbed({
  given: z.strictObject({}),
  searchable: 'text',
  prepare: (_given, { t }) => {
    const codes = cachePerCodeVersion(['ErrorCodes'], listErrorCodes);
    const sections = Object.entries(codes).map(([code, messages]) => ({
      text: t('errorCodesTitle', { code }),
      hash: `mui-error-${code}`,
      code,
      messages,
    }));
    const html = sections.flatMap(({ hash, text, code, messages }) => [
      createHeading(2, hash, text, t),
      ...messages.flatMap((message) => renderMessage(code, message, t)),
    ]);
    return {
      props: { html: renderHtml(html), texts: getEmbedTexts('errorDecoder', t) },
      toc: sections.map(({ hash, text }) => ({ text, hash, children: [] })),
    };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

/** Renders a message and its packages. The decoder in the browser finds them by the data attributes. */
function renderMessage(code: string, message: ErrorMessage, t: EmbedContext['t']): Element[] {
  const packages = join(
    message.packages.map((name) => h('code', name)),
    ', ',
  );
  return [
    h('p', { dataMessage: code, dataPackages: message.packages.join(', ') }, message.text),
    h('p', [t('errorCodesPackages'), ' ', ...packages]),
  ];
}
