/** The columns and marks of the API tables, defined once for HTML and Markdown. */
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ApiClass, ApiProp, ApiSlot } from '@/src/shared/apiEntry';
import type { ApiTableKind } from '@/src/shared/apiTables';
import { formatRelease } from '@/src/shared/versionNumbers';
import { getPlanText } from '@/src/shared/nav';
import type { TextKey } from '@/src/shared/translate';
import type { RenderContext } from './context';
import { type TypeOptions, breakCode, renderType } from './type';

/** A column between the name and the description. */
export interface Column<Member> {
  /** The heading: a key of `translations.json`. */
  key: TextKey;
  /** Returns the code in the cell; undefined for an empty cell. */
  getCode: (member: Member) => string | undefined;
  /** Renders the cell as HTML if it has more than the code. */
  toHtml?: (member: Member, options: RenderContext & TypeOptions) => ElementContent[];
}

const TYPE: Column<ApiProp> = {
  key: 'apiType',
  getCode: ({ type }) => type.expanded ?? type.written,
  toHtml: renderType,
};

/** Removes code fences, which some packages use in the comment of a default value. */
const withoutFence = (value: string | undefined) => value?.replace(/^```\w*\n?|\n?```$/g, '');

const DEFAULT: Column<ApiProp> = {
  key: 'apiDefault',
  getCode: (prop) => withoutFence(prop.default),
};

const getClass = ({ className }: Pick<ApiSlot, 'className'>) =>
  className === undefined ? undefined : `.${className}`;

/**
 * The columns of each table, in order. To add a column, add an entry here and its heading in `translations.json`. The
 * style sheet of the tables labels up to four columns (src/site/features/api/ApiTable.module.css).
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

/** Lists the headings of a table, from the name to the description. */
export function listHeadings(kind: ApiTableKind): TextKey[] {
  return [NAMES[kind], ...COLUMNS[kind].map(({ key }) => key), 'apiDescription'];
}

/** Renders the cells between the name and the description as HTML. */
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
    return code === undefined ? [] : [h('code', breakCode(code))];
  });
}

/** A mark beside the name of a member: a chip in HTML, a word in Markdown. */
export interface Mark {
  kind: string;
  text: string;
  href?: string | undefined;
}

type MarkContext = Pick<RenderContext, 't' | 'getApiHref'>;

/** Lists the marks of what happened to a member: since when it is there, and since when it is deprecated. */
function listHistory(
  { since, deprecated, deprecatedSince }: Pick<ApiProp, 'since' | 'deprecated' | 'deprecatedSince'>,
  { t }: MarkContext,
): Mark[] {
  return [
    ...(since === undefined
      ? []
      : [{ kind: 'since', text: t('apiSince', { version: formatRelease(since) }) }]),
    ...(deprecated === undefined
      ? []
      : [
          {
            kind: 'deprecated',
            text:
              deprecatedSince === undefined
                ? t('flagDeprecated')
                : t('apiDeprecatedSince', { version: formatRelease(deprecatedSince) }),
          },
        ]),
  ];
}

/** @param kind of the table. Members of a hook's result are never marked as required. */
export function listPropMarks(prop: ApiProp, kind: ApiTableKind, context: MarkContext): Mark[] {
  const { required, plan, from } = prop;
  return [
    ...(required && kind !== 'returns'
      ? [{ kind: 'required', text: context.t('apiRequired') }]
      : []),
    ...listHistory(prop, context),
    ...(plan ? [{ kind: plan, text: context.t(getPlanText(plan)) }] : []),
    ...(from.group === 'own'
      ? []
      : [{ kind: 'from', text: from.name, href: context.getApiHref(from.name, from.package) }]),
  ];
}

export function listSlotMarks(slot: ApiSlot, context: MarkContext): Mark[] {
  return listHistory(slot, context);
}

export function listClassMarks(rule: ApiClass, context: MarkContext): Mark[] {
  return [
    ...(rule.state ? [{ kind: 'state', text: context.t('apiState') }] : []),
    ...listHistory(rule, context),
  ];
}
