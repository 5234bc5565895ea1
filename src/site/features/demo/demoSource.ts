import { useEffect, useState } from 'react';
import type { Flavour, Variant } from '@/src/shared/flavours';
import type { BuiltDemoBlock, BuiltDemoSource, DemoSource } from '@/src/shared/page';
import { getSourceUrl } from '@/src/shared/sourceUrl';
import { reloadWhenStale } from '../../browser/stalePage';
import { fetchOk } from '../../browser/fetchOk';

/** Identifies the source of a demo in one flavor. */
export interface SourceQuery {
  pathname: string;
  name: string;
  flavour: Flavour;
  /** The source from the page's props: complete in development, without the HTML of its files in the export. */
  source: DemoSource;
}

const fetched = new Map<string, Promise<BuiltDemoBlock['flavours']>>();

/**
 * Loads the complete source of a demo.
 * @throws Error when it can't be loaded. The next call tries again.
 */
async function loadSource(query: SourceQuery): Promise<BuiltDemoSource> {
  const { pathname, name, flavour, source } = query;
  if (isComplete(source)) {
    return source;
  }
  const url = getSourceUrl(window.__NEXT_DATA__.buildId, pathname, name);
  let pending = fetched.get(url);
  if (!pending) {
    pending = fetchOk(url).then((response) => response.json());
    fetched.set(url, pending);
    pending.catch(() => {
      fetched.delete(url);
      reloadWhenStale();
    });
  }
  const whole = (await pending)[flavour];
  if (!whole) {
    throw new Error(`${url} has no source for ${flavour}`);
  }
  return whole;
}

function isComplete(source: DemoSource): source is BuiltDemoSource {
  const files = Object.values(source.files ?? {}).flat();
  return files.length > 0 && files.every((file) => file.html !== undefined);
}

/** Returns the plain text of highlighted code. */
function toPlainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** A file of a demo as plain text. */
export interface TextFile {
  /** Path with `/`, relative to the demo or its project. */
  name: string;
  text: string;
}

/**
 * Loads the original files of a demo. The demo itself is the first one.
 * @throws Error as `loadSource`.
 */
export async function loadFiles(query: SourceQuery, variant: Variant): Promise<TextFile[]> {
  const { files } = await loadSource(query);
  return files[variant].map(({ name, html }) => ({ name, text: toPlainText(html) }));
}

/**
 * Returns the source of a demo if `wanted`: undefined while it loads, 'failed' if it can't be loaded.
 * @param attempt a number that changes when it should be loaded again.
 */
export function useSource(
  query: SourceQuery,
  wanted: boolean,
  attempt = 0,
): BuiltDemoSource | 'failed' | undefined {
  const { pathname, name, flavour, source } = query;
  const id = `${pathname}#${name}.${flavour}`;
  const [loaded, setLoaded] = useState<{ id: string; source: BuiltDemoSource | 'failed' }>();
  useEffect(() => {
    let stale = false;
    if (wanted) {
      loadSource({ pathname, name, flavour, source }).then(
        (whole) => !stale && setLoaded({ id, source: whole }),
        (error: unknown) => {
          console.error(error);
          if (!stale) {
            setLoaded({ id, source: 'failed' });
          }
        },
      );
    }
    return () => {
      stale = true;
    };
  }, [wanted, attempt, id, pathname, name, flavour, source]);
  if (isComplete(source)) {
    return source;
  }
  return loaded?.id === id ? loaded.source : undefined;
}
