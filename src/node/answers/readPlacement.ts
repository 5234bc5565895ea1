/** Finds the elements that get each CSS class, in the code of the installed packages. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type AnyNode, parse } from 'acorn';
import { ROOT } from '../paths';

/** Where the classes of a component are. */
export interface Placement {
  /** Returns the slots whose element gets the class of a rule; none if the code doesn't show them. */
  findSlots: (rule: string) => string[];
  /** Whether the code applies a key of `styleOverrides` to the element itself. */
  isDirect: (rule: string) => boolean;
}

/** A slot in the code: the texts of its classes, and patterns for those with values of props. */
interface Slot {
  name: string;
  texts: string[];
  patterns: RegExp[];
  /** Whether it also gets classes that are only values of props, such as `variant`. */
  takesValues: boolean;
}

/**
 * Reads the code of a component.
 * @param module such as `@mui/material/Button`.
 */
export function readPlacement(module: string): Placement {
  const sources = listSources(module);
  const slots = sources.flatMap(readSlots);
  const code = sources.join('\n');
  return {
    findSlots: (rule) => findSlots(rule, slots),
    isDirect: (rule) =>
      new RegExp(`\\bstyles\\.${escape(rule)}\\b`).test(code) ||
      new RegExp(`\\bslot: ['"]${rule.charAt(0).toUpperCase()}${escape(rule.slice(1))}['"]`).test(
        code,
      ),
  };
}

const escape = (text: string) => text.replace(/[^\w]/g, '\\$&');

/** Reads the modules in the folder of a component. */
function listSources(module: string): string[] {
  const folder = path.join(ROOT, 'node_modules', module);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => /^(?:use)?[A-Z]\w*\.js$/.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    : [];
}

function findSlots(rule: string, slots: readonly Slot[]): string[] {
  const list = (test: (slot: Slot) => boolean) => [
    ...new Set(slots.filter(test).map(({ name }) => name)),
  ];
  const tests: ((slot: Slot) => boolean)[] = [
    ({ name, texts }) => name === rule && texts.includes(rule),
    ({ texts }) => texts.includes(rule),
    ({ patterns }) => patterns.some((pattern) => pattern.test(rule)),
    ({ takesValues }) => takesValues,
  ];
  return tests.map(list).find((found) => found.length > 0) ?? [];
}

/** Reads the objects `slots` of functions that create the classes: `{ root: ['root', disabled && 'disabled'] }`. */
function readSlots(source: string): Slot[] {
  if (!source.includes('composeClasses(')) {
    return [];
  }
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const slots: Slot[] = [];
  visit(program, (node) => {
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.id.name === 'slots' &&
      node.init?.type === 'ObjectExpression'
    ) {
      for (const property of node.init.properties) {
        if (property.type === 'Property' && property.value.type === 'ArrayExpression') {
          const name = property.key.type === 'Identifier' ? property.key.name : '';
          slots.push(readSlot(name, property.value.elements));
        }
      }
    }
  });
  return slots;
}

function readSlot(name: string, elements: readonly (AnyNode | null)[]): Slot {
  const slot: Slot = { name, texts: [], patterns: [], takesValues: false };
  const read = (node: AnyNode | null) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') {
      slot.texts.push(node.value);
    } else if (node?.type === 'TemplateLiteral') {
      const parts = node.quasis.map(({ value }) => escape(value.cooked ?? ''));
      // A template without a text of its own is like a value.
      slot.patterns.push(new RegExp(`^${parts.join('[\\w-]+')}$`));
    } else if (node?.type === 'LogicalExpression') {
      read(node.right);
    } else if (node?.type === 'ConditionalExpression') {
      read(node.consequent);
      read(node.alternate);
    } else if (node?.type === 'Identifier' || node?.type === 'SpreadElement') {
      slot.takesValues = true;
    }
  };
  elements.forEach(read);
  return slot;
}

function visit(node: unknown, onNode: (node: AnyNode) => void): void {
  if (Array.isArray(node)) {
    node.forEach((child) => visit(child, onNode));
  } else if (typeof node === 'object' && node !== null && 'type' in node) {
    onNode(node as AnyNode);
    Object.values(node).forEach((child) => visit(child, onNode));
  }
}
