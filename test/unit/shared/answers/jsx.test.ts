import { expect, test } from '@jest/globals';
import { recognizeJsx } from '@/src/shared/answers/recognizers/jsx';

/** Writes the elements on one line each: the name, and the props with the values that are strings. */
function read(text: string): string[] | undefined {
  return recognizeJsx(text)?.elements.map(({ name, props, spread }) =>
    [
      name,
      ...props.map((prop) => (prop.value === undefined ? prop.name : `${prop.name}=${prop.value}`)),
      ...(spread ? ['…'] : []),
    ].join(' '),
  );
}

test.each([
  ['<Button variant="outlined" disabled>Save</Button>', ['Button variant=outlined disabled']],
  ["<Button variant={'text'} size={`small`} />", ['Button variant=text size=small']],
  ['<Button {...props} color={isOk ? "success" : "error"} />', ['Button color …']],
  [`<Box sx={{ '&::before': { content: '"}"' } }} />`, ['Box sx']],
  ['<Chip label={`a ${b ? "}" : `{`} c`} size="small" />', ['Chip label size=small']],
  ['<Tooltip title="a > b"><IconButton /></Tooltip>', ['Tooltip title=a > b', 'IconButton']],
  [
    '<Chip icon={<FaceIcon fontSize="small" />} label="a" />',
    ['Chip icon label=a', 'FaceIcon fontSize=small'],
  ],
  [
    '<Autocomplete renderInput={(params) => <TextField {...params} label="x" />} options={[]} />',
    ['Autocomplete renderInput options', 'TextField label=x …'],
  ],
  ['<Button onClick={() => a < b && c > d} href="/x" />', ['Button onClick href=/x']],
  ['<Button onClick={() => { /* } */ }} size="small" />', ['Button onClick size=small']],
  ['<Menu.Item data-id="1" aria-label="x" />', ['Menu.Item data-id=1 aria-label=x']],
  ['<Button\n  variant="text"\n  size="small"', ['Button variant=text size=small']],
  ["<Typography>Don't</Typography><Card raised />", ['Typography', 'Card raised']],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('the imports beside it are read as well', () => {
  const found = recognizeJsx("import Button from '@mui/joy/Button';\n<Button>a</Button>");
  expect(found?.imports).toEqual([{ from: '@mui/joy/Button', default: 'Button', names: [] }]);
});

test.each(['useState<Theme>()', 'a <B && c', '<div class="a">', 'styled', 'React.FC<Props>'])(
  '%s has no components',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

test.each([
  '<A b={'.repeat(800),
  '<A b="'.repeat(800),
  `<A b={${"'".repeat(4990)}`,
  '<A b={`${'.repeat(600),
  '<A'.repeat(2500),
])('%# a text that never ends takes no time', (text) => {
  const start = performance.now();
  recognizeJsx(text);
  expect(performance.now() - start).toBeLessThan(1000);
});
