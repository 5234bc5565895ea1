/**
 * Inserts calls that end infinite loops, which half-typed code often has and which would freeze the page. The calls add
 * no lines, so that line numbers in errors stay correct.
 */
import { parser } from '@lezer/javascript';
import { LOOP_GUARD } from './loopGuardName';

const tsx = parser.configure({ dialect: 'jsx ts' });
const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/** Inserts a call of the guard into the body of each loop. Code with syntax errors is processed as far as possible. */
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
      } else if (body.name === ';' || /Statement$|Declaration$/.test(body.name)) {
        insertions.push({ at: body.from, text: `{${call}` }, { at: body.to, text: '}' });
      }
    },
  });
  // Insert from the end, so that earlier positions stay valid.
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((result, { at, text }) => result.slice(0, at) + text + result.slice(at), code);
}
