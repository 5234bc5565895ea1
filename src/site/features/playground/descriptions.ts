/** Descriptions of props and CSS variables. An exported page doesn't contain them; its data file does. */
import type {
  PlaygroundBlock,
  PlaygroundControl,
  PlaygroundVariable,
} from '@/src/shared/playground';
import { fetchPage } from '../../browser/fetchPage';

const fetched = new Map<string, Promise<PlaygroundBlock | undefined>>();

/**
 * Loads the description of a control as HTML. It is empty if there is none.
 * @param pathname address of the page, without trailing slash.
 * @throws Error when it can't be fetched. The next call tries again.
 */
export async function loadDescription(
  pathname: string,
  { prop, description }: PlaygroundControl | PlaygroundVariable,
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
  const controls = [...(block?.controls ?? []), ...(block?.variables?.controls ?? [])];
  return controls.find((control) => control.prop === prop)?.description?.html ?? '';
}

async function fetchBlock(pathname: string): Promise<PlaygroundBlock | undefined> {
  const { blocks } = await fetchPage(pathname);
  return blocks.find((block) => block.type === 'playground');
}
