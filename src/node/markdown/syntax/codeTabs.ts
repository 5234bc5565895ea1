/** `<codeblock storageKey="…">` around fences: tabs that remember the choice. The word after the language is the label. */
import { visit } from 'unist-util-visit';
import type { MarkdownSyntax } from '../context';
import { createBlockNode } from '../context';
import { parseFenceMeta, renderCode } from './code';

const OPEN = /^<codeblock\s+storageKey="([\w-]+)"\s*>$/;
const CLOSE = '</codeblock>';

export const codeTabs: MarkdownSyntax = (tree, context) => {
  visit(tree, 'html', (node, _, parent) => {
    if (parent !== tree && node.value.startsWith('<codeblock')) {
      throw context.error(
        node,
        'code tabs inside another element',
        'place them at the top level of the page',
      );
    }
  });
  for (let index = 0; index < tree.children.length; index += 1) {
    const start = tree.children[index]!;
    if (start.type !== 'html' || !start.value.startsWith('<codeblock')) {
      continue;
    }
    const storageKey = OPEN.exec(start.value.trim())?.[1];
    if (storageKey === undefined) {
      throw context.error(
        start,
        `"${start.value.split('\n')[0]}" does not open code tabs`,
        'write <codeblock storageKey="package-manager"> alone on its line, with a blank line after it',
      );
    }
    const length = tree.children
      .slice(index + 1)
      .findIndex((node) => node.type === 'html' && node.value.trim() === CLOSE);
    if (length === -1) {
      throw context.error(
        start,
        'code tabs are opened and never closed',
        `put ${CLOSE} alone on a line, with a blank line before it`,
      );
    }
    const labels = new Set<string>();
    const tabs = tree.children.slice(index + 1, index + 1 + length).map((node) => {
      if (node.type !== 'code') {
        throw context.error(
          node,
          'something other than a fence stands between code tabs',
          'move it before <codeblock> or after </codeblock>',
        );
      }
      const { label } = parseFenceMeta(node, context);
      if (label === undefined) {
        throw context.error(
          node,
          'a code tab without a label',
          'write one word after the language: ```bash npm',
        );
      }
      if (labels.has(label)) {
        throw context.error(
          node,
          `a second code tab with the label "${label}"`,
          'give each tab a label of its own',
        );
      }
      labels.add(label);
      return { label, html: renderCode({ ...node, meta: null }, context) };
    });
    if (tabs.length === 0) {
      throw context.error(
        start,
        'code tabs without a fence',
        'put at least one fence between the tags',
      );
    }
    tree.children.splice(
      index,
      length + 2,
      createBlockNode({ type: 'codeTabs', storageKey, tabs }, start),
    );
  }
};
