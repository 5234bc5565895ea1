/** Allowed exceptions for packages, with reasons: licenses, install scripts, and known advisories. */
import type { LicenseRules } from './licenses';

export const LICENSES: LicenseRules = {
  // Permissive licenses, which at most require their notice.
  allowed: [
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Python-2.0',
    'Unlicense',
    'Zlib',
  ],
  exceptions: [
    {
      packages: ['@fontsource/*', '@fontsource-variable/*'],
      license: 'OFL-1.1',
      reason: 'Fonts may be served and subset as long as they are not sold by themselves.',
    },
    {
      packages: ['@img/sharp-*'],
      license: 'LGPL-3.0-or-later',
      reason:
        'libvips: an optional part of Next for a server that resizes pictures, never called here nor passed on.',
    },
    {
      packages: ['@img/sharp-*'],
      license: 'Apache-2.0 AND LGPL-3.0-or-later',
      reason: 'As above, for Windows.',
    },
    {
      packages: ['@img/sharp-wasm32'],
      license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
      reason: 'As above, for WebAssembly.',
    },
    {
      packages: ['axe-core', '@axe-core/playwright'],
      license: 'MPL-2.0',
      reason: 'The test of accessibility: unchanged, and no part of the site.',
    },
    {
      packages: ['lightningcss', 'lightningcss-*'],
      license: 'MPL-2.0',
      reason:
        'Compiles the CSS of Tailwind demos during the build: unchanged, and no part of the site.',
    },
    {
      packages: ['@resvg/*'],
      license: 'MPL-2.0',
      reason: 'Draws the pictures of links during the build: unchanged, and no part of the site.',
    },
    {
      packages: ['caniuse-lite'],
      license: 'CC-BY-4.0',
      reason: 'Data on browsers that the build reads; none of it gets into the site.',
    },
  ],
};

/** Packages with an install script, and why they work without it. .npmrc sets ignore-scripts=true. */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@parcel/watcher':
    'Compiles only where no binary of the platform was published; Jest uses it in watch mode alone.',
  '@swc/core': 'Only tells which binary is missing; binaries are packages of their own.',
  esbuild:
    'Only replaces a JavaScript stub by the binary, to start faster; the stub finds it as well.',
  'unrs-resolver': 'Only looks for a missing binary; binaries are packages of their own.',
};

/** Advisories (GHSA ids) of packages in `dependencies` that do not concern this site, with the reason. */
export const ACCEPTED_ADVISORIES: Readonly<Record<string, string>> = {};
