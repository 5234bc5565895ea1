/** Forces hover and focus states of many elements at the same time. */
import type { Page } from './support';

/** The CSS names of states. */
type State = 'hover' | 'focus' | 'focus-visible';

/**
 * Forces states on all elements that match a selector, without events.
 * @returns a function that resets them.
 * @throws Error when nothing matches.
 */
export async function forceStates(
  page: Page,
  selector: string,
  states: readonly State[],
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  if (nodeIds.length === 0) {
    throw new Error(`Nothing matches ${selector}`);
  }
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] });
  }
  // The states last until the session ends.
  return () => session.detach();
}
