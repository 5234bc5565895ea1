/**
 * Lets loops of edited code end: a loop without end would take the page with it, and half-typed loops have none.
 * The calls are put in without new lines, so that errors keep theirs.
 */
import { parser } from '@lezer/javascript';
import { LOOP_GUARD } from './loopGuardName';

const tsx = parser.configure({ dialect: 'jsx ts' });
const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/** Puts a call of the guard into the body of each loop. Code that cannot be read comes back as far as it can. */
export function guardLoops(code: string): string {
  if (!/\b(?:for|while|do)\b/.test(code)) {
    return code;
  }
  const insertions: { at: number; text: string }[] = [];
  tsx.parse(code).iterate({
    enter: ({ node, name }) => {
      if (!LOOPS.has(name)) {
        return;
      }
      const body = name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      if (!body || body.type.isError || body.from === body.to) {
        return;
      }
      const line = code.slice(0, node.from).split('\n').length;
      const call = `${LOOP_GUARD}(${line});`;
      if (body.name === 'Block') {
        insertions.push({ at: body.from + 1, text: call });
      } else if (/Statement$|Declaration$/.test(body.name)) {
        insertions.push({ at: body.from, text: `{${call}` }, { at: body.to, text: '}' });
      }
    },
  });
  // From the end, so that positions hold.
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((result, { at, text }) => result.slice(0, at) + text + result.slice(at), code);
}
