/** What the reference says about a prop: a page as served does not carry it, the data of its page does. */
import type { PlaygroundBlock, PlaygroundControl } from '@/src/shared/playground';
import { fetchPage } from '../../browser/fetchPage';

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
  const { blocks } = await fetchPage(pathname);
  return blocks.find((block) => block.type === 'playground');
}
