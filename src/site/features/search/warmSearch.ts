import { prefersReducedData } from '../../browser/prefersReducedData';
import { loadPanel } from './SearchDialog';

/**
 * Loads the search dialog before it is opened, unless the user prefers reduced data. Errors are ignored: if the code is
 * needed later, loading is retried and errors are shown.
 */
export function warmSearch(): void {
  if (!prefersReducedData()) {
    void loadPanel().catch(() => undefined);
  }
}
