import { expect, test } from '@jest/globals';
import { type Advisory, findSevere, parseAudit } from '@/tools/supply/advisories';
import type { Lockfile } from '@/tools/supply/lockfile';

const lock: Lockfile = {
  lockfileVersion: 3,
  packages: { 'node_modules/used': {}, 'node_modules/tool': { dev: true }, 'node_modules/top': {} },
};
const via = (name: string, severity: string) => ({
  source: 7,
  name,
  title: `Hole in ${name}`,
  severity,
  url: `https://github.com/advisories/GHSA-${name}-1111-2222`,
});

test('a report is read once per advisory, with what it concerns', () => {
  const report = {
    auditReportVersion: 2,
    vulnerabilities: {
      used: { nodes: ['node_modules/used'], via: [via('used', 'high')] },
      tool: { nodes: ['node_modules/tool'], via: [via('tool', 'critical')] },
      top: { nodes: ['node_modules/top'], via: ['used'] },
    },
  };
  expect(parseAudit(JSON.stringify(report), lock)).toEqual({
    advisories: [
      expect.objectContaining({ id: 'GHSA-used-1111-2222', name: 'used', dev: false }),
      expect.objectContaining({ id: 'GHSA-tool-1111-2222', name: 'tool', dev: true }),
    ],
  });
});

test.each([
  ['{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
  ['{}', 'npm audit printed neither advisories nor an error'],
])('a registry without advisories: %s', (json, cause) => {
  expect(parseAudit(json, lock)).toEqual({ unreachable: cause });
});

test.each([
  ['{"error":{"code":"ENOLOCK","summary":"needs a lockfile"}}', 'needs a lockfile'],
  ['', "npm audit didn't print JSON: nothing"],
])('an npm that fails to request advisories: %s', (json, cause) => {
  expect(() => parseAudit(json, lock)).toThrow(cause);
});

test('severe ones for runtime packages fail until they are accepted', () => {
  const of = (id: string, severity: string, dev: boolean): Advisory => ({
    id,
    name: 'a',
    title: 'Hole',
    severity,
    url: 'https://x',
    dev,
  });
  const advisories = [
    of('G-1', 'high', false),
    of('G-2', 'critical', false),
    of('G-3', 'critical', true),
    of('G-4', 'moderate', false),
  ];
  expect(findSevere(advisories, { 'G-2': 'no server runs' })).toEqual([
    expect.stringContaining('why G-1 does not concern'),
  ]);
});
