import { expect, test } from '@jest/globals';
import { createPolicy } from '@/src/node/exporters/hosting/contentSecurityPolicy';
import { findWeakPolicy, listPolicies } from '@/tools/supply/policy';

test.each([
  ["script-src 'self' 'sha256-x' blob:; style-src 'unsafe-inline'", []],
  ["script-src 'self' 'unsafe-eval'", [/unsafe-eval/]],
  ["script-src 'self'; worker-src 'wasm-unsafe-eval'", [/worker-src has 'wasm-unsafe-eval'/]],
  ["script-src 'self' 'unsafe-inline' *", [/unsafe-inline/, /has \*/]],
  ["default-src 'self' data:", [/data:/]],
  ["style-src 'self'", [/neither/]],
])('%s', (policy, errors) => {
  expect(findWeakPolicy(policy, 'here')).toEqual(
    errors.map((error) => expect.stringMatching(error)),
  );
});

test("the site's own policy is not weak, and would be with eval", () => {
  expect(findWeakPolicy(createPolicy(['sha256-x']), 'here')).toEqual([]);
  expect(findWeakPolicy(createPolicy(["x' 'unsafe-eval"]), 'here')).toHaveLength(1);
});

test('policies are found in a file of headers', () => {
  const file =
    "/*\n  X-Other: a\n  Content-Security-Policy: script-src 'self'; img-src *\n/b\n  content-security-policy: x\n";
  expect(listPolicies(file)).toEqual(["script-src 'self'; img-src *", 'x']);
});
