/** Renders types as HTML: literals have colors, names with definitions are links, and long unions are folded. */
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ApiProp, ApiType } from '@/src/shared/apiEntry';
import type { BuildText } from '../../markdown/context';

/** The number of union members to show. Longer unions are folded. */
const MAX_MEMBERS = 8;
const SHOWN_MEMBERS = 6;
/** Longer function types show only parameter names because the signature below has everything. In characters. */
const MAX_FUNCTION = 48;

/** The information that rendering a type needs. */
export interface TypeOptions {
  t: BuildText;
  /** Returns the id of a type's definition on the page; undefined if there is none. */
  getTypeId: (name: string) => string | undefined;
}

/** Renders the cell of a type. */
export function renderType({ type, signature }: ApiProp, options: TypeOptions): ElementContent[] {
  const { members } = type;
  if (signature && type.written.length > MAX_FUNCTION) {
    const names = signature.parameters.map(({ name }) => name).join(', ');
    return [
      h('code', [
        ...renderText(type, `(${names}) => `, options),
        h('span', signature.returns.type.length > 24 ? '…' : signature.returns.type),
      ]),
    ];
  }
  if (members && members.length > MAX_MEMBERS) {
    const join = (list: readonly string[]) => renderText(type, list.join(' | '), options);
    const rest = members.slice(SHOWN_MEMBERS);
    return [
      h('code', join(members.slice(0, SHOWN_MEMBERS))),
      h('details.api-more', [
        h('summary', options.t('apiMore', { count: String(rest.length) })),
        h('code', join(rest)),
      ]),
    ];
  }
  return [h('code', renderText(type, type.expanded ?? type.written, options))];
}

/** Renders the code of a type, with links to the explained names. Lines can break after `|`. */
export function renderText(
  { links }: Pick<ApiType, 'links'>,
  text: string,
  { getTypeId }: TypeOptions,
): ElementContent[] {
  return text.split(/('[^']*'|\b[A-Z]\w*\b)/).flatMap((part, index): ElementContent[] => {
    if (index % 2 === 0) {
      // Between two names, such as `React.ReactNode`.
      return part === '.' ? [{ type: 'text', value: part }, h('wbr')] : breakCode(part);
    }
    if (part.startsWith("'")) {
      return [h('span.hl-string', breakCode(part))];
    }
    const id = links.includes(part) ? getTypeId(part) : undefined;
    return id === undefined
      ? breakName(part)
      : [h('a.api-type-link', { href: `#${id}` }, breakName(part))];
  });
}

/**
 * Adds line break opportunities to code: between the words of long names, and after a dot. Without them, a browser breaks
 * a name that is wider than its column between any two letters.
 */
export function breakCode(code: string): ElementContent[] {
  return code.split(/([A-Za-z_$][\w$]*)/).flatMap((part, index): ElementContent[] => {
    if (index % 2 === 1) {
      return breakName(part);
    }
    const isInside = part === '.' && index > 0;
    return part === '' ? [] : [{ type: 'text', value: part }, ...(isInside ? [h('wbr')] : [])];
  });
}

/** Adds line break opportunities between the words of a long name: before capitals, and after an abbreviation. */
export function breakName(name: string): ElementContent[] {
  const parts = name.length > MAX_UNBROKEN ? name.split(WORD_ENDS) : [name];
  return parts.flatMap((part, index) => [
    ...(index > 0 ? [h('wbr')] : []),
    { type: 'text', value: part } as const,
  ]);
}

/** Longer names may not fit beside the other columns. In characters. */
const MAX_UNBROKEN = 13;
const WORD_ENDS = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
