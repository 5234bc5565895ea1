import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { PEERS, getDependencies } from '@/src/site/features/demo/sandbox/packages';

interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const read = (name: string): Manifest =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));

describe('PEERS', () => {
  test.each(Object.keys(PEERS))('lists the peer dependencies of %s', (name) => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = read(name);
    // Emotion is an optional peer dependency for users of another style engine, which these projects don't use.
    const needed = Object.keys(peerDependencies).filter(
      (peer) => peer.startsWith('@emotion/') || !peerDependenciesMeta[peer]?.optional,
    );
    expect(needed.filter((peer) => !PEERS[name]?.includes(peer))).toEqual([]);
  });

  test('lists every package with peer dependencies', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const withPeers = Object.keys(dependencies).filter(
      (name) => name.startsWith('@mui/') && read(name).peerDependencies,
    );
    expect(withPeers.filter((name) => !PEERS[name])).toEqual([]);
  });
});

describe('getDependencies', () => {
  test('returns the installed versions of packages and their peer dependencies, sorted', () => {
    const dependencies = getDependencies(['@mui/joy', 'vite']);
    expect(Object.keys(dependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/joy',
      'react',
      'react-dom',
      'vite',
    ]);
    for (const [name, version] of Object.entries(dependencies)) {
      expect(version).toBe(read(name).version);
    }
  });

  test('throws for an unknown package', () => {
    expect(() => getDependencies(['left-pad'])).toThrow(/"left-pad" is not one of this site's/);
  });
});
