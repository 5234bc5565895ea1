/** Places in long answers, as the opaque text that clients send back to get the next part. */
import type { z } from 'zod';
import { RequestError } from './answerError';

/** Encodes a place: the values that the next part begins after. */
export function writePlace(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/**
 * Decodes a place.
 * @throws RequestError (400) when the text isn't a place of this kind of answer.
 */
export function readPlace<Place extends readonly string[]>(
  text: string,
  schema: z.ZodType<Place>,
): Place {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new RequestError(400, 'invalid', 'after: must be the next of an earlier answer');
  }
}
