/** Reads the playground of a page from the data beside it and the API reference. */
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';
import { getRowPrefix } from '@/src/shared/apiTables';
import type { FrontMatter } from '@/src/shared/page';
import type { Html } from '@/src/shared/page';
import {
  type PlaygroundBlock,
  type PlaygroundControl,
  type PlaygroundEffect,
  type PlaygroundNode,
  readValue,
} from '@/src/shared/playground';
import { getApiEntry, getApiSet, listApiEntries } from '../api/store';
import { createControl } from './createControl';
import { type Fail, createFail, readConfig } from './readConfig';
import { listVariables, readVariables } from './readVariables';
import type { PlaygroundConfig } from './schema';

/** The page of a playground. */
interface PlaygroundPage {
  /** Path of the page's Markdown, relative to the repository. The data is in `button.playground.json` beside it. */
  markdownFile: string;
  productId: string;
  frontMatter: FrontMatter;
  /** Returns the address of an entry's reference, with its hash if it has one. */
  getHref: (entry: ApiEntry) => string;
}

/**
 * Reads the playground of a page.
 * @returns undefined for a page without one.
 * @throws BuildError naming file, cause and remedy.
 */
export function readPlayground(page: PlaygroundPage): PlaygroundBlock<Html> | undefined {
  const config = readConfig(page.markdownFile);
  if (!config) {
    return undefined;
  }
  const fail = createFail(page.markdownFile);
  if (!page.frontMatter.components.includes(config.component)) {
    fail(
      `the page is not about "${config.component}"`,
      `use a name of its front matter: ${page.frontMatter.components.join(', ')}`,
    );
  }
  const entry = findEntry(config.component, page.productId, fail);
  const props = [...config.props, ...config.more];
  const controls = props.map((name) => {
    const prop = findProp(name, entry, fail);
    const control = createControl(prop, entry.types, config);
    if ('cause' in control) {
      return fail(control.cause, control.remedy);
    }
    // A prop that the component's events set is controlled, so it must always be set.
    const isControlled = Object.values(config.on).some((effect) => Object.hasOwn(effect, name));
    return isControlled ? { ...control, required: true } : control;
  });
  checkNames(config, controls, fail);
  const root: PlaygroundNode = {
    component: config.component,
    ...(Object.keys(config.fixed).length > 0 && { props: config.fixed }),
    ...(Object.keys(config.on).length > 0 && { on: config.on }),
    ...(Object.keys(config.written).length > 0 && { written: config.written }),
    ...(config.children !== undefined && { children: config.children }),
  };
  const { trigger, values, height } = config;
  for (const node of [root, ...(trigger ? [trigger] : [])]) {
    checkEffects(node, controls, fail);
    checkProps(node, page.productId, fail);
  }
  listVariables(
    config,
    page.frontMatter.components.map((name) => findEntry(name, page.productId, fail)),
    fail,
  );
  const variables = readVariables(config, entry, fail);
  const [address = ''] = page.getHref(entry).split('#');
  return {
    type: 'playground',
    root,
    ...(trigger && { trigger }),
    controls,
    shown: config.props.length,
    values,
    ...(variables && { variables }),
    imports: listComponents(root).map(
      (name) => findEntry(name, page.productId, fail).imports[0] ?? '',
    ),
    height,
    apiHref: `${address}#${getRowPrefix(entry.slug, 'props')}`,
  };
}

function findEntry(name: string, product: string, fail: Fail): ApiEntry {
  const listing = listApiEntries().find(
    (entry) => entry.product === product && entry.name === name && entry.kind === 'component',
  );
  return listing
    ? getApiEntry(listing.product, listing.slug)
    : fail(
        `the packages of ${product} have no component "${name}"`,
        'correct the name; npm run api:report lists all names',
      );
}

/** Checks the names of fixed props on an element and its children. HTML elements accept all HTML attributes. */
function checkProps(node: PlaygroundNode, product: string, fail: Fail): void {
  if (/^[A-Z]/.test(node.component)) {
    const entry = findEntry(node.component, product, fail);
    Object.keys(node.props ?? {})
      .filter((name) => !/^(aria|data)-/.test(name))
      .forEach((name) => findProp(name, entry, fail));
  }
  for (const child of Array.isArray(node.children) ? node.children : []) {
    if (typeof child !== 'string') {
      checkProps(child, product, fail);
    }
  }
}

/** Finds a prop of the entry, including shared ones: system props and HTML attributes. */
function findProp(name: string, entry: ApiEntry, fail: Fail): ApiProp {
  const own = entry.props.find((prop) => prop.name === name);
  const use = entry.sets.find(({ names }) => names.includes(name));
  const shared = use && getApiSet(use.set).members.find((member) => member.name === name);
  return (
    own ??
    shared ??
    fail(
      `${entry.name} has no prop "${name}"`,
      `use props of its reference: ${entry.props.map((prop) => prop.name).join(', ')}`,
    )
  );
}

/** Checks that all settings refer to props that have a control, without duplicates, and with values that fit. */
function checkNames(
  config: PlaygroundConfig,
  controls: readonly PlaygroundControl<Html>[],
  fail: Fail,
): void {
  const props = [...config.props, ...config.more];
  const twice = props.find((name, index) => props.indexOf(name) !== index);
  if (twice !== undefined) {
    fail(`"props" and "more" name "${twice}" twice`, 'remove one of the two');
  }
  for (const field of ['values', 'choices', 'ranges'] as const) {
    for (const name of Object.keys(config[field])) {
      if (!props.includes(name)) {
        fail(`${field}.${name} is for a prop that cannot be set`, `add "${name}" to "props"`);
      }
    }
  }
  const both = [...props, ...Object.keys(config.written)].find(
    (name) =>
      Object.hasOwn(config.fixed, name) ||
      (props.includes(name) && Object.hasOwn(config.written, name)) ||
      (name === 'children' && config.children !== undefined),
  );
  if (both !== undefined) {
    fail(`"${both}" is fixed and can be set as well`, 'leave it out of one of the two');
  }
  for (const control of controls) {
    const value = config.values[control.prop];
    if (value === undefined) {
      continue;
    }
    if (readValue(control, value) === undefined) {
      fail(
        `values.${control.prop} is ${JSON.stringify(value)}, which its control cannot be`,
        'choose a value of its type, and within its range',
      );
    }
    if (value === control.default) {
      fail(`values.${control.prop} is the default of the prop`, 'remove it');
    }
  }
}

function checkEffects(
  node: PlaygroundNode,
  controls: readonly PlaygroundControl<Html>[],
  fail: Fail,
): void {
  for (const effect of Object.values<PlaygroundEffect>(node.on ?? {})) {
    for (const [prop, wanted] of Object.entries(effect)) {
      const control = controls.find((candidate) => candidate.prop === prop);
      if (!control || (typeof wanted !== 'object' && readValue(control, wanted) === undefined)) {
        fail(
          `an event sets "${prop}" to ${JSON.stringify(wanted)}, which no control can`,
          `add "${prop}" to "props", or correct the value`,
        );
      }
    }
  }
  listChildren(node).forEach((child) => checkEffects(child, controls, fail));
}

function listChildren({ children }: PlaygroundNode): PlaygroundNode[] {
  return Array.isArray(children) ? children.filter((child) => typeof child !== 'string') : [];
}

/**
 * Lists the component names in an element and its code, without duplicates, in the alphabetical order that linters
 * expect of imports.
 */
export function listComponents(node: PlaygroundNode): string[] {
  const written = Object.values(node.written ?? {}).flatMap((expression) =>
    [...expression.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name!),
  );
  const names = [node.component, ...written, ...listChildren(node).flatMap(listComponents)];
  return [...new Set(names)].filter((name) => /^[A-Z]/.test(name)).sort();
}
