/** What the reference says about a prop: a page as served does not carry it, the data of its page does. */
import type { DocsPage } from '@/src/shared/page';
import type { PlaygroundBlock, PlaygroundControl } from '@/src/shared/playground';

const fetched = new Map<string, Promise<PlaygroundBlock | undefined>>();

/**
 * The description of a control as HTML, empty where the reference has none.
 * @param pathname address of the page, without trailing slash.
 * @throws Error when it cannot be fetched; the next call tries again.
 */
export async function loadDescription(
  pathname: string,
  { prop, description }: PlaygroundControl,
): Promise<string> {
  if (!description || description.html !== undefined) {
    return description?.html ?? '';
  }
  let pending = fetched.get(pathname);
  if (!pending) {
    pending = fetchBlock(pathname);
    fetched.set(pathname, pending);
    pending.catch(() => fetched.delete(pathname));
  }
  const block = await pending;
  return block?.controls.find((control) => control.prop === prop)?.description?.html ?? '';
}

async function fetchBlock(pathname: string): Promise<PlaygroundBlock | undefined> {
  const url = `/_next/data/${window.__NEXT_DATA__.buildId}${pathname}.json`;
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  const data: { pageProps: { page: DocsPage } } = await response.json();
  return data.pageProps.page.blocks.find((block) => block.type === 'playground');
}
