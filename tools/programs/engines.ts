/**
 * Finds the Firefox and the WebKit for the part `engines` of the full proof: Playwright's builds if they are installed,
 * released versions of the system, a download, or the system's packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { spawnChild } from '../../src/node/spawnChild';
import { describeInstall, installSystemPackage } from './systemPackage';

type EngineName = 'firefox' | 'webkit';

/**
 * How to drive an engine: with Playwright's build of a known version, or as a program of the system; or why it isn't
 * available.
 */
type EngineChoice =
  | { kind: 'playwright'; version: string }
  | { kind: 'system'; path: string; version: string }
  | { kind: 'missing'; reason: string };

/** Is called with a line about the selected engine and about each installation. */
type Say = (line: string) => void;

/** The environment variable that passes the runner's choice to the tests, as JSON. */
export const ENGINES_VARIABLE = 'PROOF_ENGINES';

/** The time limit of Playwright's download in milliseconds. After it, the system's package manager is used. */
const DOWNLOAD_LIMIT = 5 * 60 * 1000;

const XVFB = '/usr/bin/Xvfb';

/** The programs and packages of the system. The first package contains the program. */
const SYSTEM: Readonly<
  Record<EngineName, { variable: string; path: string; packages: readonly string[] }>
> = {
  firefox: { variable: 'FIREFOX_PATH', path: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    path: '/usr/bin/WebKitWebDriver',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * @param options install: whether to download or install missing engines.
 * @throws Error when a variable names a program that doesn't exist.
 */
export async function findEngines(
  say: Say,
  { install }: { install: boolean },
): Promise<Record<EngineName, EngineChoice>> {
  return {
    firefox: await findEngine('firefox', say, install),
    webkit: await findEngine('webkit', say, install),
  };
}

async function findEngine(name: EngineName, say: Say, install: boolean): Promise<EngineChoice> {
  const { variable, packages } = SYSTEM[name];
  const named = process.env[variable];
  if (named && !existsSync(named)) {
    throw new Error(`${variable} is ${named}, which doesn't exist: correct or unset it.`);
  }
  const known = named ? onSystem(name, named) : ((await findOwn(name)) ?? onSystem(name));
  if (known) {
    say(`${name}: ${describe(known)}`);
    return known;
  }
  if (install) {
    say(`${name}: none found, downloading Playwright's …`);
    await spawnChild(['node_modules/playwright/cli.js', 'install', name], {
      env: process.env,
      limit: DOWNLOAD_LIMIT,
      onOutput: () => undefined,
    });
    if (!(await findOwn(name))) {
      for (const one of packages) {
        await installSystemPackage(one, (line) => say(`${name}: ${line}`));
      }
    }
    const installed = (await findOwn(name)) ?? onSystem(name);
    if (installed) {
      say(`${name}: ${describe(installed)}`);
      return installed;
    }
  }
  const reason = `There is no ${name}: run npx playwright install --with-deps ${name}, or ${describeInstall(packages.join(' '))}.`;
  say(`${reason}\nIts tests are not checked.`);
  return { kind: 'missing', reason };
}

/** Finds Playwright's own build if it is installed. */
async function findOwn(name: EngineName): Promise<EngineChoice | undefined> {
  const playwright = await import('playwright-core');
  const path = playwright[name].executablePath();
  // The name of a build's folder contains its number.
  return existsSync(path) ? { kind: 'playwright', version: path } : undefined;
}

/** @param path path of the program. */
function onSystem(name: EngineName, path = SYSTEM[name].path): EngineChoice | undefined {
  if (!existsSync(path) || (name === 'webkit' && !existsSync(XVFB))) {
    return undefined;
  }
  const asked = spawnSync(
    'dpkg-query',
    ['-W', '-f', '${Version}', SYSTEM[name].packages[0] ?? ''],
    {
      encoding: 'utf8',
    },
  );
  const isPackaged = asked.status === 0 && path === SYSTEM[name].path;
  // For a program without a package, the modification time identifies the version.
  const version = isPackaged ? asked.stdout : statSync(path).mtime.toISOString();
  return { kind: 'system', path, version };
}

function describe(choice: EngineChoice): string {
  return choice.kind === 'system'
    ? `${choice.path} (${choice.version})`
    : choice.kind === 'playwright'
      ? `Playwright's own, ${choice.version}`
      : choice.reason;
}
