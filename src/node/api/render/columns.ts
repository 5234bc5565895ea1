/** What the tables of the reference show of a member, once for HTML and Markdown: its marks, and the columns of its row. */
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ApiClass, ApiProp, ApiSlot } from '@/src/shared/apiEntry';
import type { ApiTableKind } from '@/src/shared/apiTables';
import { getPlanText } from '@/src/shared/nav';
import type { TextKey } from '@/src/shared/translate';
import type { RenderContext } from './context';
import { type TypeOptions, renderType } from './type';

/** A column between the name and the description. */
export interface Column<Member> {
  /** Its heading: a key of `translations.json`. */
  key: TextKey;
  /** The code that its cell holds; undefined for an empty cell. */
  getCode: (member: Member) => string | undefined;
  /** The cell in HTML, where it shows more than the code. */
  toHtml?: (member: Member, options: RenderContext & TypeOptions) => ElementContent[];
}

const TYPE: Column<ApiProp> = {
  key: 'apiType',
  getCode: ({ type }) => type.expanded ?? type.written,
  toHtml: renderType,
};

/** A default value, which comments of packages may write as a fence. */
const withoutFence = (value: string | undefined) => value?.replace(/^```\w*\n?|\n?```$/g, '');

const DEFAULT: Column<ApiProp> = {
  key: 'apiDefault',
  getCode: (prop) => withoutFence(prop.default),
};

const getClass = ({ className }: Pick<ApiSlot, 'className'>) =>
  className === undefined ? undefined : `.${className}`;

/**
 * The columns of each table, in their order. A new one is an entry here, and its heading in `translations.json`. CSS of
 * the tables labels up to four (src/site/features/api/ApiTable.module.css).
 */
export const COLUMNS: {
  props: readonly Column<ApiProp>[];
  parameters: readonly Column<ApiProp>[];
  returns: readonly Column<ApiProp>[];
  slots: readonly Column<ApiSlot>[];
  classes: readonly Column<ApiClass>[];
} = {
  props: [TYPE, DEFAULT],
  parameters: [TYPE, DEFAULT],
  returns: [TYPE],
  slots: [
    { key: 'apiClass', getCode: getClass },
    { key: 'apiDefaultComponent', getCode: (slot) => withoutFence(slot.default) },
  ],
  classes: [{ key: 'apiClass', getCode: getClass }],
};

const NAMES: Record<ApiTableKind, TextKey> = {
  props: 'apiName',
  parameters: 'apiName',
  returns: 'apiName',
  slots: 'apiSlot',
  classes: 'apiRule',
};

/** The headings of a table, from the name to the description. */
export function listHeadings(kind: ApiTableKind): TextKey[] {
  return [NAMES[kind], ...COLUMNS[kind].map(({ key }) => key), 'apiDescription'];
}

/** The cells of a row in HTML, between the name and the description. */
export function renderCells<Member>(
  columns: readonly Column<Member>[],
  member: Member,
  options: RenderContext & TypeOptions,
): ElementContent[][] {
  return columns.map(({ getCode, toHtml }) => {
    if (toHtml) {
      return toHtml(member, options);
    }
    const code = getCode(member);
    return code === undefined ? [] : [h('code', code)];
  });
}

/** What stands beside the name of a member: a chip in HTML, a word in Markdown. */
export interface Mark {
  kind: string;
  text: string;
  href?: string | undefined;
}

type MarkContext = Pick<RenderContext, 't' | 'getApiHref'>;

const listDeprecated = (deprecated: string | undefined, { t }: MarkContext): Mark[] =>
  deprecated === undefined ? [] : [{ kind: 'deprecated', text: t('flagDeprecated') }];

/** @param kind of the table: nobody has to give what a hook returns. */
export function listPropMarks(prop: ApiProp, kind: ApiTableKind, context: MarkContext): Mark[] {
  const { required, deprecated, plan, from } = prop;
  return [
    ...(required && kind !== 'returns'
      ? [{ kind: 'required', text: context.t('apiRequired') }]
      : []),
    ...listDeprecated(deprecated, context),
    ...(plan ? [{ kind: plan, text: context.t(getPlanText(plan)) }] : []),
    ...(from.group === 'own'
      ? []
      : [{ kind: 'from', text: from.name, href: context.getApiHref(from.name, from.package) }]),
  ];
}

export function listSlotMarks({ deprecated }: ApiSlot, context: MarkContext): Mark[] {
  return listDeprecated(deprecated, context);
}

export function listClassMarks({ state, deprecated }: ApiClass, context: MarkContext): Mark[] {
  return [
    ...(state ? [{ kind: 'state', text: context.t('apiState') }] : []),
    ...listDeprecated(deprecated, context),
  ];
}
