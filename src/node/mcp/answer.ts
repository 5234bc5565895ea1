/** Creates the responses of tools. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findNear } from '@/src/shared/findNear';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { prepareApi } from '../api/store';

/** The products that tools support: all except the test pages. */
export const productSchema = z
  .enum(PUBLIC_PRODUCTS.map(({ id }) => id))
  .describe('Id of a product: the first segment of its addresses.');

/**
 * Maximum length of a text argument, in characters. The longest address and name of the site have a third of it, and
 * finding similar names takes time that grows with the length.
 */
const MAX_TEXT = 300;

/** Creates the schema of a text argument: not empty, and not longer than anything that exists. */
export const createTextSchema = () => z.string().min(1).max(MAX_TEXT);

/** Maximum length of an argument in an error, in characters. */
const MAX_ECHO = 80;

/** Quotes an argument for an error. A long one is cut, so that an answer is never as long as what was sent. */
export function quote(text: string): string {
  const characters = [...text];
  return `"${characters.length > MAX_ECHO ? `${characters.slice(0, MAX_ECHO).join('')}…` : text}"`;
}

/** Creates the error about a name that doesn't exist, with the known name that looks most like it. */
export function createNameError(what: string, name: string, known: readonly string[]): Error {
  const [near] = findNear(name, known, 1);
  return new Error(
    `No ${what} has the name ${quote(name)}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
  );
}

/** Annotations of all tools: they don't change anything, and don't access other services. */
export const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** The response of a tool: text for the model, data for programs. */
interface Answer {
  text: string;
  data?: Record<string, unknown>;
}

let ready: Promise<unknown> | undefined;

/**
 * Runs a tool after the packages have been read, which takes milliseconds, or 10 s if the site was never built. Errors
 * are returned as responses, so that the client can correct its request.
 */
export async function answer(work: () => Promise<Answer>): Promise<CallToolResult> {
  try {
    // An error only fails this call. The next call tries again.
    ready ??= prepareApi();
    await ready.catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    const { text, data } = await work();
    return { content: [{ type: 'text', text }], ...(data && { structuredContent: data }) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { content: [{ type: 'text', text }], isError: true };
  }
}
