/** The utility classes of Bootstrap and Tailwind CSS, which users type when they look for the property that they set. */

/** A step, a size, or a breakpoint at the end of a class: `-3`, `-lg`, `-2xl`, `-[12px]`. */
const STEP = String.raw`(?:-(?:xs|sm|md|lg|[2-9]?xl|xxl|auto|full|screen|none|\d+(?:\/\d+)?|px|\[.+\]))*`;
const COLOR =
  '(?:primary|secondary|success|danger|warning|info|light|dark|muted|body|white|black|gr[ae]y|red|blue|green|yellow|[a-z]+-[1-9]00)';

/** The classes, and the words by which this site names what they set. */
const CLASSES: readonly (readonly [classes: string, words: string])[] = [
  [`(?:col|row)(?:-span)?${STEP}-\\d+`, '$name'],
  [`gap(?:-[xy])?${STEP}`, 'gap'],
  [`space-[xy]${STEP}`, 'stack spacing'],
  ['m[trblxyse]?-auto', 'automatic margins'],
  [`m[trblxyse]?${STEP}`, 'margin'],
  [`p[trblxyse]?${STEP}`, 'padding'],
  ['d-(?:[a-z]+-)?(?:inline-)?flex', 'flexbox'],
  ['d-(?:[a-z]+-)?(?<value>none|block|grid|inline.*)', 'display $value'],
  ['flex-(?:row|col|column).*', 'flex direction'],
  ['flex-(?:wrap|nowrap).*', 'flex wrap'],
  ['(?:flex-)?(?<value>grow|shrink)(?:-\\d)?', 'flex $value'],
  ['justify-(?:content-)?[a-z]+', 'justify content'],
  ['(?:align-)?items-[a-z]+', 'align items'],
  ['text-(?:left|center|right|start|end|justify)', 'text alignment'],
  ['text-(?:xs|sm|base|lg|[2-9]?xl)|fs-\\d', 'font size'],
  ['fw-[a-z]+|font-(?:thin|light|normal|medium|(?:semi|extra)?bold|black)', 'font weight'],
  ['fst-[a-z]+|italic', 'font style'],
  [`(?:lh|leading)${STEP}`, 'line height'],
  ['tracking-[a-z]+', 'letter spacing'],
  [`text-${COLOR}`, 'text color'],
  [`bg-${COLOR}`, 'background color'],
  [`(?:min-|max-)?w${STEP}|vw-\\d+`, 'width'],
  [`(?:min-|max-)?h${STEP}|vh-\\d+`, 'height'],
  [`rounded(?:-[a-z]+)?${STEP}`, 'rounded corners'],
  [`shadow${STEP}`, 'box shadow'],
  [`z-\\d+`, 'z-index'],
  ['position-(?<value>[a-z]+)', 'position $value'],
  ['sr-only|visually-hidden', 'screen reader only'],
  [
    `(?:btn|badge|alert|table|spinner|progress)-(?:outline-)?(?:${COLOR}|sm|lg|pill|link|bordered|striped|hover|border|grow|bar)`,
    '$name',
  ],
];

const PATTERNS = CLASSES.map(
  ([classes, words]) => [new RegExp(`^\\.?(?:${classes})$`), words] as const,
);

/** A word with a hyphen. Without one, `p` or `border` is a name. */
const CLASS = /^\.?[a-z]+-/;

/** Returns the words for what a utility class sets, or undefined for any other text. */
export function readUtilityClass(text: string): string | undefined {
  if (!CLASS.test(text)) {
    return undefined;
  }
  for (const [pattern, words] of PATTERNS) {
    const match = pattern.exec(text);
    if (match) {
      return words
        .replace('$value', match.groups?.value ?? '')
        .replace('$name', text.replace(/^\.?([a-z]+).*$/, '$1'));
    }
  }
  return undefined;
}
