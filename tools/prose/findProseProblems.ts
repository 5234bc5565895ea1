/** The rules of style that a program can decide. docs/contributing/writing.md has all rules. */
import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import nlp from 'compromise';
import lexicon from './lexicon.json';
import phrases from './phrases.json';

/** Maximum number of words in a sentence, inline code counted as one word. */
const MAX_WORDS = 35;

export interface ProseProblem {
  line: number | undefined;
  cause: string;
  remedy: string;
}

/** Components whose pages the first mention links to: their addresses, by name. */
export type ComponentPages = ReadonlyMap<string, string>;

nlp.plugin({ words: lexicon });

const PHRASES = Object.entries(phrases).map(([phrase, remedy]) => ({
  pattern: new RegExp(`(?<![\\w-])${phrase}(?![\\w-])`, 'i'),
  phrase,
  remedy,
}));

/**
 * Finds the problems of style in a page: headings without a noun, sentences without a verb, sentences that are too long,
 * phrases of phrases.json, and components whose first mention isn't a link.
 * @param tree the parsed page.
 * @param components pages of the components that aren't the page's own.
 */
export function findProseProblems(
  tree: Root,
  components: ComponentPages = new Map(),
): ProseProblem[] {
  const problems: ProseProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'yaml') {
      return SKIP;
    }
    const line = node.position?.start.line;
    const add = (cause: string, remedy: string) => problems.push({ line, cause, remedy });
    if (node.type === 'heading') {
      const text = readText(node);
      if (node.depth > 1 && isWithoutNoun(text)) {
        add(`the heading "${text}" has no noun`, 'name the task or the thing that it is about');
      }
      findPhrases(text).forEach(({ cause, remedy }) => add(cause, remedy));
      return SKIP;
    }
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      const text = readText(node);
      findPhrases(text).forEach(({ cause, remedy }) => add(cause, remedy));
      if (node.type === 'paragraph' && !text.startsWith('{{')) {
        findSentenceProblems(text).forEach(({ cause, remedy }) => add(cause, remedy));
      }
      return SKIP;
    }
    return undefined;
  });
  return [...problems, ...findUnlinked(tree, components)];
}

/** Reads the text of a node as one line. Inline code stays in backticks, and HTML is left out. */
function readText(node: Nodes): string {
  const read = (part: Nodes): string => {
    if (part.type === 'html') {
      return '';
    }
    if (part.type === 'inlineCode') {
      return `\`${part.value}\``;
    }
    if ('children' in part) {
      return part.children.map(read).join('');
    }
    return 'value' in part ? part.value : ' ';
  };
  return read(node).replace(/\s+/g, ' ').trim();
}

/** Replaces inline code by a proper noun, which compromise treats like a name. */
const nameCode = (text: string) => text.replace(/`[^`]*`/g, 'Button');

function findPhrases(text: string) {
  const words = text.replace(/`[^`]*`/g, '``').replace(/"[^"]*"|“[^”]*”/g, '""');
  return PHRASES.filter(({ pattern }) => pattern.test(words)).map(({ phrase, remedy }) => ({
    cause: `the phrase "${phrase}" isn't plain English`,
    remedy,
  }));
}

function findSentenceProblems(text: string) {
  const sentences: string[] = nlp(nameCode(text)).sentences().out('array');
  return sentences.flatMap((sentence) => {
    const words = sentence.split(/\s+/).length;
    if (words > MAX_WORDS) {
      return [
        {
          cause: `a sentence has ${words} words, ${MAX_WORDS} are the limit: "${sentence}"`,
          remedy: 'split it',
        },
      ];
    }
    return /[.!?]$/.test(sentence) && isWithoutVerb(sentence)
      ? [{ cause: `no verb in "${sentence}"`, remedy: 'write a whole sentence' }]
      : [];
  });
}

const listWords = (text: string): string[] => text.match(/[A-Za-z][\w'’-]*/g) ?? [];

/** Whether a sentence certainly has no verb: no word of it can be a verb, in its context or alone. */
function isWithoutVerb(sentence: string): boolean {
  return !nlp(sentence).has('#Verb') && !listWords(sentence).some((word) => nlp(word).has('#Verb'));
}

/**
 * Whether a heading certainly has no noun. A verb form such as "Sorting" or "Links" can be a noun, and so can a name in
 * code.
 */
function isWithoutNoun(text: string): boolean {
  const couldBeNoun = '(#Noun|#Gerund|#PresentTense|#Infinitive|#Acronym)';
  return (
    !nlp(nameCode(text)).has(couldBeNoun) &&
    !listWords(nameCode(text)).some((word) => nlp(word).has(couldBeNoun))
  );
}

/** Finds components that the page mentions in code before it links to their pages. */
function findUnlinked(tree: Root, components: ComponentPages): ProseProblem[] {
  const problems: ProseProblem[] = [];
  const linked = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'table' || node.type === 'code') {
      return SKIP;
    }
    if (node.type === 'link') {
      linked.add(node.url.split('#')[0]!);
      return undefined;
    }
    const name =
      node.type === 'inlineCode' ? /^<?([A-Z]\w+)(?: ?\/)?>?$/.exec(node.value)?.[1] : '';
    const address = components.get(name ?? '');
    if (address !== undefined && !linked.has(address)) {
      linked.add(address);
      problems.push({
        line: node.position?.start.line,
        cause: `the first mention of ${name} doesn't link to its page`,
        remedy: `write [\`${name}\`](${address})`,
      });
    }
    return undefined;
  });
  return problems;
}
