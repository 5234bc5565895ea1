/** The rows of the reference's tables. */
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ApiClass, ApiProp, ApiSlot } from '@/src/shared/apiEntry';
import { getPlanText } from '@/src/shared/nav';
import { raw } from '../../markdown/html';
import type { RenderContext } from './context';
import { renderComment } from './markdown';
import { type TypeOptions, breakName, renderText, renderType } from './type';

export interface RowOptions extends RenderContext, TypeOptions {
  /** Beginning of the rows' ids: `button-prop-`. */
  prefix: string;
}

interface Row {
  name: string;
  chips: ElementContent[];
  /** The cells between name and description. */
  cells: ElementContent[][];
  description: ElementContent[];
  /** For the switches: where the row comes from. */
  from?: string;
}

/** Roles are written out: in two of the three views CSS makes the rows blocks, which would take the table's away. */
function renderRow({ name, chips, cells, description, from }: Row, options: RowOptions): Element {
  const { t, prefix } = options;
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
      ...chips.flatMap((chip) => [' ', chip]),
    ]),
    ...cells.map((cell) => h('td', { role: 'cell' }, cell)),
    h('td.api-description', { role: 'cell' }, description),
  ]);
}

function chip(kind: string, text: string, href?: string): Element {
  return href === undefined
    ? h('span.api-chip', { dataKind: kind }, text)
    : h('a.api-chip', { dataKind: kind, href }, text);
}

/** What every member may have: deprecation, then description. */
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

function renderDefault(value: string | undefined): ElementContent[] {
  return value === undefined ? [] : [h('code', value.replace(/^```\w*\n?|\n?```$/g, ''))];
}

/** A prop, a parameter, or (isResult) a member of what a hook returns, which nobody has to give. */
export function renderPropRow(
  prop: ApiProp,
  options: RowOptions,
  { isResult = false } = {},
): Element {
  const { t } = options;
  const { from } = prop;
  const chips = [
    ...(prop.required && !isResult ? [chip('required', t('apiRequired'))] : []),
    ...(prop.deprecated === undefined ? [] : [chip('deprecated', t('flagDeprecated'))]),
    ...(prop.plan ? [chip(prop.plan, t(getPlanText(prop.plan)))] : []),
    ...(from.group === 'own'
      ? []
      : [chip('from', from.name, options.getApiHref(from.name, from.package))]),
  ];
  return renderRow(
    {
      name: prop.name,
      chips,
      cells: [renderType(prop, options), ...(isResult ? [] : [renderDefault(prop.default)])],
      description: [
        ...renderTexts(prop, options),
        ...renderSignature(prop, options),
        ...renderWritten(prop, options),
      ],
      from: from.group,
    },
    options,
  );
}

/** Parameters and result of a function, when more is known than their names. */
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

/** The type as its authors wrote it, where the table shows what it means. */
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
      chips: slot.deprecated === undefined ? [] : [chip('deprecated', options.t('flagDeprecated'))],
      cells: [
        slot.className === undefined ? [] : [h('code', `.${slot.className}`)],
        renderDefault(slot.default),
      ],
      description: renderTexts(slot, options),
    },
    options,
  );
}

export function renderClassRow(rule: ApiClass, options: RowOptions): Element {
  const chips = [
    ...(rule.state ? [chip('state', options.t('apiState'))] : []),
    ...(rule.deprecated === undefined ? [] : [chip('deprecated', options.t('flagDeprecated'))]),
  ];
  return renderRow(
    {
      name: rule.rule,
      chips,
      cells: [[h('code', `.${rule.className}`)]],
      description: renderTexts(rule, options),
    },
    options,
  );
}
