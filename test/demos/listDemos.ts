/** Lists the demos in the export. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { toPlainCode } from '../../src/node/markdown/highlight';
import type { Flavour } from '../../src/shared/flavours';
import type { BuiltDemoSource, PageData } from '../../src/shared/page';
import { getSourceUrl } from '../../src/shared/sourceUrl';
import { WHOLE_EXPORT, recordInput } from '../trace';

/** A demo in one flavor. */
export interface ListedDemo {
  /** Address of its page, without trailing slash. */
  pathname: string;
  name: string;
  flavour: Flavour;
  /** Its first file, relative to the root of the repository. */
  file: string;
  /** Whether this flavor is in the served HTML: System if the demo has it, else its first one. */
  served: boolean;
  /** Whether the demo is in an iframe, which the server leaves empty. */
  framed: boolean;
  /** Whether users can edit it. */
  editable: boolean;
}

/**
 * Returns all demos of the export in all flavors, in the order of addresses and of their pages.
 * @param out folder of the export.
 * @throws Error when there is no export, or one without demos.
 */
export function listDemos(out = path.resolve('out')): ListedDemo[] {
  const data = path.join(out, '_next/data');
  if (!existsSync(data)) {
    throw new Error(`${data} does not exist: run npm run build before the demos are tried`);
  }
  const [buildId = ''] = readdirSync(data);
  const root = path.join(data, buildId);
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !/^(source|start)\b/.test(file))
    .sort()
    .flatMap((file) => listDemosOfPage(path.join(root, file)));
  if (found.length === 0) {
    throw new Error(`${root} holds no demo: the export is not whole, run npm run build again`);
  }
  return found;
}

function listDemosOfPage(file: string): ListedDemo[] {
  const { pageProps } = JSON.parse(readFileSync(file, 'utf8')) as {
    pageProps?: { page?: PageData };
  };
  const { page } = pageProps ?? {};
  return (page?.blocks ?? []).flatMap((block) =>
    block.type !== 'demo'
      ? []
      : (Object.keys(block.flavours) as Flavour[]).map((flavour, index) => ({
          pathname: page!.pathname.replace(/\/$/, ''),
          name: block.name,
          flavour,
          file: block.flavours[flavour]?.path ?? missingPath(file, block.name),
          served: index === 0,
          framed: block.options.iframe ?? false,
          editable: !block.options.hideToolbar && !block.options.disableLiveEdit,
        })),
  );
}

function missingPath(file: string, name: string): never {
  throw new Error(`${file}: the demo ${name} does not name its file; see BuiltDemoSource.path`);
}

/**
 * Returns the derived JavaScript of a demo's first file.
 * @throws Error when the export doesn't contain it.
 */
export function readDerived({ pathname, name, flavour }: ListedDemo): string {
  const [buildId = ''] = readdirSync(path.resolve('out/_next/data'));
  const file = path.join('out', getSourceUrl(buildId, pathname, name));
  recordInput(`${WHOLE_EXPORT}${getSourceUrl('{build}', pathname, name)}`);
  const sources = JSON.parse(readFileSync(file, 'utf8')) as Record<string, BuiltDemoSource>;
  const html = sources[flavour]?.files?.JS[0]?.html;
  if (html === undefined) {
    throw new Error(`${file} holds no JavaScript of ${flavour}: run npm run build again`);
  }
  return toPlainCode(html);
}
