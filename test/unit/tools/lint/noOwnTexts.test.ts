import { expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { noOwnTexts } from '@/tools/lint/noOwnTexts.mjs';

/** Lists the hard-coded texts that the rule finds in a component. */
function listOwnTexts(source: string): string[] {
  const messages = new Linter().verify(
    source,
    {
      files: ['**/*.tsx'],
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { own: { rules: { texts: noOwnTexts } } },
      rules: { 'own/texts': 'error' },
    },
    'a.tsx',
  );
  return messages.map(
    ({ message }) => /^"(.*)" is a text of the interface/.exec(message)?.[1] ?? message,
  );
}

// @proves S1.12
test.each<[source: string, texts: string[]]>([
  ['<p>Hello</p>', ['Hello']],
  ['<p>{"Hello"}</p>', ['Hello']],
  ['<p>{a ? `Hello ${b}` : "Bye"}</p>', ['Hello', 'Bye']],
  ['<p>{a && "Hello"}</p>', ['Hello']],
  ['<>{a ?? "Hello"}</>', ['Hello']],
  ['<p aria-label="Hello" />', ['Hello']],
  ['<p title={a || "Hello"} />', ['Hello']],
  ['<img alt={`${a} picture`} />', ['picture']],
  ['<A label={"Hello" + b} placeholder="Grüße" />', ['Hello', 'Grüße']],
  ['<p>{list.map(() => <b>Hello</b>)}</p>', ['Hello']],
  ['<p>{["Hello", b]}</p>', ['Hello']],
  ['<p>{t("copy")}</p>', []],
  ['<p aria-label={a ? t("on") : t("off")}>{a === "x" ? t("on") : 1}</p>', []],
  ['<p>Fieldguide</p>', []],
  ['<p className="hello" id="a" title="">· 2 {" "}</p>', []],
])('%s has %j', (source, texts) => {
  expect(listOwnTexts(source)).toEqual(texts);
});
