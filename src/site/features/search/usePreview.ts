/** Loads the preview of the selected result: the Markdown copy of its page, or the data of its entry. */
import { useEffect, useMemo, useState } from 'react';
import type { ApiEntry } from '@/src/shared/apiEntry';
import { localizeHref } from '@/src/shared/languages';
import { getMarkdownHref } from '@/src/shared/markdownHref';
import type { Hit } from '@/src/shared/search/groups';
import { prefersReducedData } from '../../browser/prefersReducedData';
import { type PreviewRow, getRowAddress, readRow } from './previewRow';
import { type PreviewBlock, readPreview } from './previewText';
import { fetchOk } from '../../browser/fetchOk';

/** How long a result must stay selected before anything is requested, in milliseconds. */
const REST_MS = 150;

/** The number of files that are kept for results that are selected again. */
const MAX_FILES = 40;
const files = new Map<string, string>();

export type Preview = { kind: 'blocks'; blocks: PreviewBlock[] } | { kind: 'row'; row: PreviewRow };

async function load(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetchOk(address, { signal });
  const text = await response.text();
  files.set(address, text);
  const [oldest] = files.keys();
  if (files.size > MAX_FILES && oldest !== undefined) {
    files.delete(oldest);
  }
  return text;
}

/** Returns the file that has the preview of a result, and what reads it. */
function getSource(
  hit: Hit,
  language: string,
): { address: string; read: (text: string) => Preview | undefined } | undefined {
  const row = getRowAddress(hit);
  if (row) {
    return {
      address: row.data,
      read(text) {
        const found = readRow(JSON.parse(text) as ApiEntry, hit, row.name);
        return found && { kind: 'row', row: found };
      },
    };
  }
  return hit.kind === 'theme'
    ? undefined
    : {
        address: getMarkdownHref(localizeHref(hit.href.replace(/#.*$/, ''), language)),
        read(text) {
          const blocks = readPreview(text, hit);
          return blocks.length > 0 ? { kind: 'blocks', blocks } : undefined;
        },
      };
}

/**
 * Returns the preview of a result once the result has been selected for a moment. It is undefined until then, and where
 * nothing can be loaded; the caller shows the excerpt of the result instead. The component has the result as its key.
 */
export function usePreview(hit: Hit, language: string): Preview | undefined {
  const source = useMemo(() => getSource(hit, language), [hit, language]);
  const address = source?.address;
  const [text, setText] = useState(() => address && files.get(address));
  useEffect(() => {
    if (address === undefined || files.has(address) || prefersReducedData()) {
      return undefined;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // Offline, or another result was selected: the excerpt stays.
      load(address, abort.signal).then(setText, () => undefined);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address]);
  return useMemo(() => (text ? source?.read(text) : undefined), [source, text]);
}
