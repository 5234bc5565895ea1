/** Renders the rows of the API tables. */
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ApiClass, ApiProp, ApiSlot } from '@/src/shared/apiEntry';
import { raw } from '../../markdown/html';
import {
  COLUMNS,
  type Mark,
  listClassMarks,
  listPropMarks,
  listSlotMarks,
  renderCells,
} from './columns';
import type { RenderContext } from './context';
import { renderComment } from './markdown';
import { type TypeOptions, breakName, renderText } from './type';

export interface RowOptions extends RenderContext, TypeOptions {
  /** Prefix of the rows' ids: `button-prop-`. */
  prefix: string;
}

interface Row {
  name: string;
  marks: readonly Mark[];
  /** The cells between the name and the description. */
  cells: ElementContent[][];
  description: ElementContent[];
  /** The origin of the row, for the filter switches. */
  from?: string;
}

/**
 * Roles are explicit because CSS makes the rows blocks in two of the three views, which would remove the table roles.
 */
function renderRow({ name, marks, cells, description, from }: Row, options: RowOptions): Element {
  const { t, prefix, commentLanguage: lang } = options;
  const id = prefix + name;
  return h('tr', { id, role: 'row', dataFrom: from === 'own' ? undefined : from }, [
    h('th', { scope: 'row', role: 'rowheader', ariaLabel: name }, [
      h('button.api-toggle', {
        type: 'button',
        ariaExpanded: 'false',
        ariaLabel: t('apiDetails', { name }),
      }),
      h('code.api-name', breakName(name)),
      ' ',
      h('a.api-anchor', { href: `#${id}`, ariaLabel: t('apiCopyLink', { name }) }),
      ...marks.flatMap((mark) => [' ', renderChip(mark)]),
    ]),
    ...cells.map((cell) => h('td', { role: 'cell' }, cell)),
    h('td.api-description', { role: 'cell', lang }, description),
  ]);
}

function renderChip({ kind, text, href }: Mark): Element {
  return href === undefined
    ? h('span.api-chip', { dataKind: kind }, text)
    : h('a.api-chip', { dataKind: kind, href }, text);
}

/** Renders the deprecation notice and the description of a member. */
function renderTexts(
  {
    deprecated,
    description,
  }: { deprecated?: string | undefined; description?: string | undefined },
  options: RowOptions,
): ElementContent[] {
  return [
    ...(deprecated ? [h('div.api-deprecated', [raw(renderComment(deprecated, options))])] : []),
    ...(description ? [raw(renderComment(description, options))] : []),
  ];
}

/** Renders the row of a prop, a parameter, or a member of a hook's result. */
export function renderPropRow(
  prop: ApiProp,
  options: RowOptions,
  kind: 'props' | 'parameters' | 'returns' = 'props',
): Element {
  return renderRow(
    {
      name: prop.name,
      marks: listPropMarks(prop, kind, options),
      cells: renderCells(COLUMNS[kind], prop, options),
      description: [
        ...renderTexts(prop, options),
        ...renderSignature(prop, options),
        ...renderWritten(prop, options),
      ],
      from: prop.from.group,
    },
    options,
  );
}

/** Renders the parameters and the result of a function if more than their names is known. */
function renderSignature({ signature, type }: ApiProp, options: RowOptions): ElementContent[] {
  if (!signature || signature.parameters.length === 0) {
    return [];
  }
  const { parameters, returns } = signature;
  const text = (code: string) => renderText(type, code, options);
  const item = (
    code: (ElementContent | string)[],
    description: string | undefined,
  ): ElementContent =>
    h('li', [
      ...code,
      ...(description ? [h('div', [raw(renderComment(description, options))])] : []),
    ]);
  return [
    h('ul.api-signature', [
      ...parameters.map(({ name, type: of, description }) =>
        item([h('code', [`${name}: `, ...text(of)])], description),
      ),
      ...(returns.type === 'void'
        ? []
        : [
            item(
              [h('span', options.t('apiReturnsShort')), ' ', h('code', text(returns.type))],
              returns.description,
            ),
          ]),
    ]),
  ];
}

/** Renders the declared type if the table shows the resolved one. */
function renderWritten({ type }: ApiProp, options: RowOptions): ElementContent[] {
  return type.expanded === undefined
    ? []
    : [
        h('p.api-written', [
          `${options.t('apiWritten')} `,
          h('code', renderText(type, type.written, options)),
        ]),
      ];
}

export function renderSlotRow(slot: ApiSlot, options: RowOptions): Element {
  return renderRow(
    {
      name: slot.name,
      marks: listSlotMarks(slot, options),
      cells: renderCells(COLUMNS.slots, slot, options),
      description: renderTexts(slot, options),
    },
    options,
  );
}

export function renderClassRow(rule: ApiClass, options: RowOptions): Element {
  return renderRow(
    {
      name: rule.rule,
      marks: listClassMarks(rule, options),
      cells: renderCells(COLUMNS.classes, rule, options),
      description: renderTexts(rule, options),
    },
    options,
  );
}
