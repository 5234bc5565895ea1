/** npm run supply -- --advisories: what npm's registry knows against the installed packages. */
import { CommandError } from '@/src/node/errors';
import { ROOT } from '@/src/node/paths';
import { type AuditAnswer, askRegistry, findGrave } from './advisories';
import { ACCEPTED_ADVISORIES } from './allowed';
import { readLock } from './lockfile';

/**
 * Asks for advisories.
 * @param answer what the registry said; it is asked when nothing is given.
 * @param accepted why an advisory does not concern this site, by id.
 * @returns whether there was an answer: registries may have none.
 * @throws CommandError with a line per advisory that has to be dealt with.
 */
export function checkAdvisories(
  answer: AuditAnswer = askRegistry(readLock(ROOT).lock, ROOT),
  accepted: Readonly<Record<string, string>> = ACCEPTED_ADVISORIES,
): boolean {
  if ('unreachable' in answer) {
    console.log(`Advisories: not checked, the registry has no answer (${answer.unreachable})`);
    return false;
  }
  console.log(`Advisories: ${answer.advisories.length} known of installed packages`);
  answer.advisories.forEach(({ name, title, severity, url, dev }) =>
    console.log(`  ${severity} ${name}${dev ? ' (development)' : ''}: ${title} ${url}`),
  );
  const grave = findGrave(answer.advisories, accepted);
  if (grave.length > 0) {
    throw new CommandError(grave.join('\n'));
  }
  return true;
}
