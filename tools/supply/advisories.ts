/** Known advisories, as reported by npm's registry. */
import { spawnSync } from 'node:child_process';
import { type Lockfile } from './lockfile';

/** A known weakness of an installed package. */
export interface Advisory {
  /** GHSA id, or npm's own number where the address has none. */
  id: string;
  /** Package that has it. */
  name: string;
  title: string;
  severity: string;
  url: string;
  /** Whether only development needs the package. */
  dev: boolean;
}

/** The known advisories, or the reason why the registry couldn't be asked. */
export type AuditAnswer = { advisories: Advisory[] } | { unreachable: string };

/** The parts that are read of `npm audit --json`: report version 2, or an error. */
interface AuditReport {
  auditReportVersion?: number;
  message?: string;
  error?: { summary?: string; code?: string };
  vulnerabilities?: Readonly<
    Record<string, { nodes?: readonly string[]; via: readonly (string | AuditVia)[] }>
  >;
}
interface AuditVia {
  source?: number;
  name: string;
  title: string;
  severity: string;
  url: string;
}

/** Severities that fail the check for packages that readers or the receiver run. */
const SEVERE = ['high', 'critical'];

/** How long the registry may take, in milliseconds. */
const LIMIT = 20_000;

/** Asks the registry that npm is set to. */
export function askRegistry(lock: Lockfile, folder: string): AuditAnswer {
  const { stdout, error } = spawnSync(
    'npm',
    ['audit', '--json', '--fetch-retries=0', `--fetch-timeout=${LIMIT}`],
    {
      cwd: folder,
      encoding: 'utf8',
      // npm's own start on a busy machine included.
      timeout: 3 * LIMIT,
      maxBuffer: 50_000_000,
      shell: process.platform === 'win32',
    },
  );
  return error ? { unreachable: error.message } : parseAudit(stdout, lock);
}

/** Errors of this folder rather than the registry. */
const LOCAL_ERRORS = ['ENOLOCK', 'EJSONPARSE', 'EUSAGE'];

/** Parses the output of `npm audit --json`. @throws Error when it couldn't run at all. */
export function parseAudit(json: string, lock: Lockfile): AuditAnswer {
  let report: AuditReport;
  try {
    report = JSON.parse(json) as AuditReport;
  } catch (error) {
    throw new Error(`npm audit didn't print JSON: ${json.slice(0, 100).trim() || 'nothing'}`, {
      cause: error,
    });
  }
  if (LOCAL_ERRORS.includes(report.error?.code ?? '')) {
    throw new Error(`npm audit: ${report.error?.summary}`);
  }
  if (!report.vulnerabilities) {
    const cause = report.error?.summary || report.message || report.error?.code;
    return { unreachable: cause ?? 'npm audit printed neither advisories nor an error' };
  }
  const advisories = new Map<string, Advisory>();
  for (const { via, nodes = [] } of Object.values(report.vulnerabilities)) {
    const dev = nodes.length > 0 && nodes.every((place) => lock.packages[place]?.dev);
    for (const cause of via) {
      // A text names another package of the report, which has the advisory itself.
      if (typeof cause !== 'string') {
        const id = /GHSA-[\w-]+/.exec(cause.url)?.[0] ?? String(cause.source);
        const { name, title, severity, url } = cause;
        advisories.set(`${id} ${name}`, { id, name, title, severity, url, dev });
      }
    }
  }
  return { advisories: [...advisories.values()] };
}

/**
 * Finds advisories that need action: severe ones of packages in `dependencies` that aren't accepted.
 * @param accepted the reasons why advisories don't affect this site, by id.
 */
export function findSevere(
  advisories: readonly Advisory[],
  accepted: Readonly<Record<string, string>>,
): string[] {
  return advisories
    .filter(({ id, dev, severity }) => !dev && SEVERE.includes(severity) && !(id in accepted))
    .map(
      ({ id, name, title, severity, url }) =>
        `${name}: ${title} (${severity}, ${url}): update it, or write into tools/supply/allowed.ts why ${id} does not concern this site`,
    );
}
