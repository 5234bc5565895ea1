/** How a tool answers. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { READER_PRODUCTS } from '@/src/shared/products';
import { prepareApi } from '../api/store';

/** The products that tools know: all but the test pages. */
export const productSchema = z
  .enum(READER_PRODUCTS.map(({ id }) => id))
  .describe('Id of a product: the first segment of its addresses.');

/** What every tool of this server is: it changes nothing, and asks nobody else. */
export const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** What a tool says: text for the model, data for programs. */
interface Answer {
  text: string;
  data?: Record<string, unknown>;
}

let ready: Promise<unknown> | undefined;

/**
 * Runs a tool's work once the packages have been read: milliseconds, or 10 s on a machine that never built the site.
 * Errors become answers, so that whoever asked can ask better.
 */
export async function answer(work: () => Promise<Answer>): Promise<CallToolResult> {
  try {
    // An error is for this call: whoever mends it asks again.
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
