import { useEffect, useState } from 'react';
import { getSourceUrl } from '@/src/shared/sourceUrl';
import type { Flavour, Variant } from '@/src/shared/flavours';
import type { DemoBlock, DemoSource, SourceFile } from '@/src/shared/page';

/** Which source is meant: a demo on a page, in one flavour and variant. */
export interface SourceQuery {
  pathname: string;
  name: string;
  flavour: Flavour;
  variant: Variant;
  /** The source as the page's props have it: with its HTML in development, without it in the export. */
  source: DemoSource;
}

const fetched = new Map<string, Promise<DemoBlock['flavours']>>();

/** The files of a demo with their HTML. @throws Error when they cannot be had; the next call tries again. */
export async function loadSource(query: SourceQuery): Promise<SourceFile[]> {
  const { pathname, name, flavour, variant, source } = query;
  const own = source.files?.[variant];
  if (own?.every((file) => file.html !== undefined)) {
    return own;
  }
  const url = getSourceUrl(window.__NEXT_DATA__.buildId, pathname, name);
  let pending = fetched.get(url);
  if (!pending) {
    pending = fetchJson<DemoBlock['flavours']>(url);
    fetched.set(url, pending);
    pending.catch(() => fetched.delete(url));
  }
  const files = (await pending)[flavour]?.files?.[variant];
  if (!files) {
    throw new Error(`${url} has no source for ${flavour}, ${variant}`);
  }
  return files;
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.json();
}

/** Plain text of highlighted code. */
export function toPlainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** The files of a demo, once `wanted`: undefined while they load, 'failed' when they cannot be had. */
export function useSource(
  query: SourceQuery,
  wanted: boolean,
): SourceFile[] | 'failed' | undefined {
  const { pathname, name, flavour, variant, source } = query;
  const id = `${pathname}#${name}.${flavour}.${variant}`;
  const [loaded, setLoaded] = useState<{ id: string; files: SourceFile[] | 'failed' }>();
  useEffect(() => {
    let stale = false;
    if (wanted) {
      loadSource({ pathname, name, flavour, variant, source }).then(
        (files) => !stale && setLoaded({ id, files }),
        (error: unknown) => {
          console.error(error);
          if (!stale) {
            setLoaded({ id, files: 'failed' });
          }
        },
      );
    }
    return () => {
      stale = true;
    };
  }, [wanted, id, pathname, name, flavour, variant, source]);
  return loaded?.id === id ? loaded.files : undefined;
}
