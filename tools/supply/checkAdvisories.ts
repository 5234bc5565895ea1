/** npm run supply -- --advisories: what npm's registry knows against the installed packages. */
import { CommandError } from '@/src/node/errors';
import { ROOT } from '@/src/node/paths';
import { type AuditAnswer, askRegistry, findSevere } from './advisories';
import { ACCEPTED_ADVISORIES } from './allowed';
import { readLock } from './lockfile';

/**
 * Checks the known advisories.
 * @param answer the response of the registry; without it, the registry is asked.
 * @param accepted the reasons why advisories don't affect this site, by id.
 * @returns whether the registry answered. Some registries have no advisories.
 * @throws CommandError with a line per advisory that needs action.
 */
export function checkAdvisories(
  answer: AuditAnswer = askRegistry(readLock(ROOT).lock, ROOT),
  accepted: Readonly<Record<string, string>> = ACCEPTED_ADVISORIES,
): boolean {
  if ('unreachable' in answer) {
    console.log(`Advisories: not checked, the registry didn't respond (${answer.unreachable})`);
    return false;
  }
  console.log(`Advisories: ${answer.advisories.length} known for installed packages`);
  answer.advisories.forEach(({ name, title, severity, url, dev }) =>
    console.log(`  ${severity} ${name}${dev ? ' (development)' : ''}: ${title} ${url}`),
  );
  const severe = findSevere(answer.advisories, accepted);
  if (severe.length > 0) {
    throw new CommandError(severe.join('\n'));
  }
  return true;
}
