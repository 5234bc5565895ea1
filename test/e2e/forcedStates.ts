/** Elements as they look under the pointer or with the focus, many at a time. */
import type { Page } from './support';

/** States as CSS names them. */
type State = 'hover' | 'focus' | 'focus-visible';

/**
 * Makes all elements that match a selector look as if they were in some states; no event tells scripts of it.
 * @returns lets them look as they are.
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
  // They last as long as the session.
  return () => session.detach();
}
