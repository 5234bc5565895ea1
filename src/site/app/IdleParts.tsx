import { useConsole } from '../features/console/useConsole';
import { useServiceWorker } from '../features/offline/useServiceWorker';
import { usePageRequests } from './frame/pageRequests';

/** The parts of the app that no page needs before it is idle. */
export function IdleParts(): null {
  usePageRequests();
  useServiceWorker();
  useConsole();
  return null;
}
