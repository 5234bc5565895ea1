// @ts-check
/** Syntax that is not allowed: what works on some systems only, and what makes a test meaningless. */

export const NO_ENUMS = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union or a const object.',
};

/** What works on some systems alone. */
const PORTABLE = [
  {
    selector: 'Literal[value=/^\\u002F(tmp|dev)(\\u002F|$)/]',
    message: 'Windows has no such folder: use tmpdir or devNull of node:os.',
  },
  {
    selector:
      ':matches(TemplateLiteral[expressions.length>0] > TemplateElement[value.raw=/file:\\u002F\\u002F/], BinaryExpression[operator="+"] > Literal[value=/file:\\u002F\\u002F/])',
    message: 'A path is no address on Windows: use pathToFileURL of node:url.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(spawn|exec)/][arguments.0.value=/^(npm|npx)$/]:not(:has(Property[key.name="shell"]))',
    message: 'On Windows it is a script, which needs a shell: see test/unit/support/npm.ts.',
  },
];

/** Folders of tests are removed with the run. */
const TEST_FOLDERS = {
  selector: 'Identifier[name=/^mkdtemp/]',
  message: 'Use makeFolder of test/unit/support/temp.ts, whose folders are removed.',
};

/**
 * Syntax that may not be written, beside what may be written nowhere: a rule that is set again replaces the one before.
 * @param {...{ selector: string, message: string }} restrictions
 * @returns {import('eslint').Linter.RulesRecord}
 */
export const restrict = (...restrictions) => ({
  'no-restricted-syntax': ['error', NO_ENUMS, ...PORTABLE, ...restrictions],
});

/** What lets a test pass that shows nothing, wait for nothing in particular, or leave something behind. */
const restrictTests = restrict(
  TEST_FOLDERS,
  {
    selector: 'MemberExpression[property.name="waitForTimeout"]',
    message:
      'Wait for what is meant, or move the clock of the page: a fixed wait is too long or too short.',
  },
  {
    selector:
      'NewExpression[callee.name="Promise"] CallExpression:matches([callee.name="setTimeout"], [callee.property.name="setTimeout"])[arguments.0.name=/^(resolve|done)$/]:not([arguments.1.value=0])',
    message: 'Wait for what is meant, or use fake timers: a fixed wait is too long or too short.',
  },
  {
    selector: 'CallExpression > MemberExpression.callee[property.name=/^(skip|only|fixme|todo)$/]',
    message:
      'A test that is left out shows nothing: repair it, or remove it and say where it is now.',
  },
  {
    selector: 'CallExpression > MemberExpression.callee[object.name="test"][property.name="fail"]',
    message: 'It accepts any failure: expect the one that is meant.',
  },
);

/** Files that broke these rules when the rules were added. Remove a file from this list when it follows them. */
const EXEMPT_FROM_NEW_RULES = ['test/demos/compareHtml.ts', 'test/e2e/support.ts'];

/**
 * Tests that are skipped and counted: as remembered, or as not checked on this platform (tools/proof). The last one makes
 * the folders.
 */
const EXEMPT = ['test/remembered.ts', 'test/unit/support/onPosix.ts', 'test/unit/support/temp.ts'];

/**
 * The rules for tests.
 * @type {import('typescript-eslint').ConfigWithExtends}
 */
export const testRules = {
  files: ['test/**'],
  ignores: [...EXEMPT_FROM_NEW_RULES, ...EXEMPT],
  rules: restrictTests,
};
