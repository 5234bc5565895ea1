import { useEffect, useState } from 'react';
import type { Flavour, Variant } from '@/src/shared/flavours';
import type { DemoSource, SourceFile } from '@/src/shared/page';
import { loadPage } from '../page/pageData';

/** Which source is meant: a demo on a page, in one flavour and variant. */
export interface SourceQuery {
  pathname: string;
  name: string;
  flavour: Flavour;
  variant: Variant;
  /** The source as the page's props have it, with or without its HTML. */
  source: DemoSource;
}

/** The files of a demo with their HTML, fetched when the page as served does not hold them. */
export async function loadSource({ pathname, name, flavour, variant, source }: SourceQuery): Promise<SourceFile[]> {
  if (source.files[variant].every((file) => file.html !== undefined)) {
    return source.files[variant];
  }
  const page = await loadPage(pathname);
  const block = page.blocks.find((candidate) => candidate.type === 'demo' && candidate.name === name);
  const files = block?.type === 'demo' ? block.flavours[flavour]?.files[variant] : undefined;
  if (!files) {
    throw new Error(`The page ${pathname} has no source for ${name} (${flavour}, ${variant})`);
  }
  return files;
}

/** Plain text of highlighted code. */
export function toPlainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** The files of a demo, once `wanted`: undefined while they load, 'failed' when they cannot be had. */
export function useSource(query: SourceQuery, wanted: boolean): SourceFile[] | 'failed' | undefined {
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
