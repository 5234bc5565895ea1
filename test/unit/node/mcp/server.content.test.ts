/**
 * @jest-environment node
 *
 * The MCP server as an assistant starts it: a process of its own, spoken to by the client of the official SDK.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport, getDefaultEnvironment } from '@modelcontextprotocol/client/stdio';
import { listApiEntries } from '@/src/node/api/store';
import { listPages } from '@/src/node/content/source';
import { SITE_ORIGIN } from '@/src/shared/links';
import { MCP_TOOLS } from '@/src/node/mcpTools';

jest.setTimeout(240_000);

const REQUEST_OPTIONS = { timeout: 120_000 };
const BASIC = 'data/material-ui/components/button/BasicButtons.tsx';

const PROTOCOL = '2026-07-28';
const client = new Client(
  { name: 'test', version: '1.0.0' },
  { versionNegotiation: { mode: { pin: PROTOCOL } } },
);
const errors: Error[] = [];

interface Reply {
  text: string;
  isError: boolean;
  data: Record<string, unknown> | undefined;
}

async function ask(name: string, args: Record<string, unknown> = {}): Promise<Reply> {
  const result = await client.callTool({ name, arguments: args }, REQUEST_OPTIONS);
  const [first] = result.content as { type: string; text: string }[];
  return {
    text: first?.text ?? '',
    isError: result.isError === true,
    data: result.structuredContent as Reply['data'],
  };
}

beforeAll(async () => {
  client.onerror = (error) => errors.push(error);
  // What `npm run --silent mcp` runs. The SDK reports every line of the output that is not the protocol.
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['scripts/run.mjs', 'mcp'],
      // What the build rendered need not be rendered again: see shareBuild.ts.
      env: {
        ...getDefaultEnvironment(),
        FIELDGUIDE_BUILD_ID: process.env.FIELDGUIDE_BUILD_ID ?? '',
      },
    }),
    REQUEST_OPTIONS,
  );
});
afterAll(async () => {
  await client.close();
  expect(errors).toEqual([]);
});

test('describes its products, versions and tools', async () => {
  expect(client.getNegotiatedProtocolVersion()).toBe(PROTOCOL);
  expect(client.getServerVersion()).toMatchObject({ name: 'fieldguide' });
  expect(client.getInstructions()).toContain('@mui/material 6.4.1');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([...MCP_TOOLS].sort());
  for (const { description, inputSchema, annotations } of tools) {
    expect(description).toMatch(/\w{3}/);
    expect(inputSchema.type).toBe('object');
    expect(annotations?.readOnlyHint).toBe(true);
  }
});

describe('search', () => {
  test.each([
    ['disableRipple', '/material-ui/api/button/#button-prop-disableRipple'],
    ['MuiButton-root', '/material-ui/api/button/#button-classes-root'],
    ['useSelect', '/base-ui/react-select/hooks-api/#use-select'],
  ])('finds %s with its address', async (query, href) => {
    const { text, isError } = await ask('search', { query });
    expect(isError).toBe(false);
    expect(text.split('\n')[0]).toContain(`(${SITE_ORIGIN}${href})`);
  });

  test('filters by product and type, applies the limit, and returns the total', async () => {
    const { text } = await ask('search', {
      query: 'button',
      product: 'joy-ui',
      type: 'api',
      limit: 2,
    });
    const hits = text.split('\n').filter((line) => line.startsWith('- ['));
    expect(hits).toHaveLength(2);
    for (const hit of hits) {
      expect(hit).toContain(`${SITE_ORIGIN}/joy-ui/api/`);
    }
    expect(text).toMatch(/… and \d+ more/);
  });

  test('tolerates a typing error, and reports when nothing matches', async () => {
    expect((await ask('search', { query: 'tooltp' })).text).toContain('/api/tooltip/');
    expect((await ask('search', { query: 'qqqzzzxxx' })).text).toMatch(
      /^Nothing matches "qqqzzzxxx"/,
    );
  });

  test('rejects an unknown product, with the known ones', async () => {
    const { text, isError } = await ask('search', { query: 'a', product: 'vue' });
    expect(isError).toBe(true);
    expect(text).toContain('material-ui');
  });
});

describe('list_pages', () => {
  test('lists every page except test pages', async () => {
    const { text } = await ask('list_pages');
    const listed = [...text.matchAll(/\]\(([^)]+)\): \S/g)].map(([, address]) => address);
    const pages = listPages().filter(({ productId }) => productId !== 'experiments');
    expect(listed).toEqual(pages.map(({ pathname }) => `${SITE_ORIGIN}${pathname}/`));
    expect(listed.length).toBeGreaterThan(250);
  });

  test('filters by product and kind', async () => {
    const { text } = await ask('list_pages', { product: 'system', kind: 'guide' });
    expect(text).toContain(`${SITE_ORIGIN}/system/react-box/`);
    expect(text).not.toMatch(/\/material-ui\/|\/system\/api\//);
  });
});

describe('read_page', () => {
  test.each([
    '/material-ui/react-button/',
    'material-ui/react-button',
    '/material-ui/react-button.md',
    `${SITE_ORIGIN}/material-ui/react-button/#links`,
  ])('takes %s', async (address) => {
    const { text } = await ask('read_page', { address });
    expect(text).toContain(`source: ${SITE_ORIGIN}/material-ui/react-button/\n`);
    expect(text).toContain(readFileSync(BASIC, 'utf8').trimEnd());
  });

  test('reads pages of the reference and tabs of Base UI', async () => {
    const { text } = await ask('read_page', { address: '/material-ui/api/button/' });
    expect(text).toContain('| `disableRipple` | `boolean` | `false` |');
    const tab = await ask('read_page', { address: '/base-ui/react-select/hooks-api/' });
    expect(tab.text).toContain('## useSelect API');
  });

  test('suggests similar pages for an unknown one', async () => {
    const { text, isError } = await ask('read_page', { address: '/material-ui/react-buton/' });
    expect(isError).toBe(true);
    expect(text).toContain('"/material-ui/react-button"');
    expect(text).toContain('list_pages');
  });
});

describe('read_api_entry', () => {
  test.each([
    [{ name: 'useSelect' }, 'useSelect API', '/base-ui/react-select/hooks-api/'],
    [{ name: '<Button />', product: 'joy-ui' }, 'Button API', '/joy-ui/api/button/'],
    [
      { name: 'muicardmedia', product: 'material-ui' },
      'CardMedia API',
      '/material-ui/api/card-media/',
    ],
  ])('%j', async (request, heading, href) => {
    const { text, isError } = await ask('read_api_entry', request);
    expect(isError).toBe(false);
    expect(text).toContain(`# ${heading}\n`);
    expect(text).toContain(`source: ${SITE_ORIGIN}${href}\n`);
    expect(text).toMatch(/^\| `\w+`/m);
  });

  test('requires the product if several have the name', async () => {
    const { text, isError } = await ask('read_api_entry', { name: 'Button' });
    const products = listApiEntries()
      .filter(({ name }) => name === 'Button')
      .map(({ product }) => product);
    expect(products.length).toBeGreaterThan(2);
    expect(isError).toBe(true);
    for (const product of products) {
      expect(text).toContain(product);
    }
  });

  test('suggests similar entries, and products that have the entry', async () => {
    const near = await ask('read_api_entry', { name: 'Tooltpi', product: 'material-ui' });
    expect(near).toMatchObject({ isError: true, text: expect.stringContaining('"Tooltip"') });
    const elsewhere = await ask('read_api_entry', { name: 'useSelect', product: 'joy-ui' });
    expect(elsewhere).toMatchObject({ isError: true, text: expect.stringContaining('base-ui') });
  });
});

describe('find_class', () => {
  test('returns component, slot, and state with their addresses, and code', async () => {
    const { text, isError } = await ask('find_class', {
      class: '.css-1g2sqwz-MuiFormLabel-root-MuiInputLabel-root.Mui-focused',
    });
    expect(isError).toBe(false);
    expect(text).toContain(
      `(${SITE_ORIGIN}/material-ui/api/input-label/#input-label-classes-root)`,
    );
    expect(text).toContain('#input-label-classes-focused');
    expect(text.match(/'&\.Mui-focused': \{/g)).toHaveLength(3);
  });

  test('prefers the product, and names others with the class', async () => {
    const { text } = await ask('find_class', { class: 'MuiButton-root', product: 'joy-ui' });
    expect(text).toContain("import Button from '@mui/joy/Button';");
    expect(text).toContain(`${SITE_ORIGIN}/material-ui/api/button/#button-classes-root`);
  });

  test('reports a text without a class', async () => {
    const { text, isError } = await ask('find_class', { class: '.my-button' });
    expect(isError).toBe(true);
    expect(text).toBe('".my-button" contains no class of the libraries.');
  });
});

describe('slot_override', () => {
  test('writes the ways that a component supports, with the declarations', async () => {
    const { text, isError } = await ask('slot_override', {
      component: 'Button',
      slot: 'startIcon',
      product: 'material-ui',
      styles: { color: 'red', 'margin-inline-end': '4px' },
    });
    expect(isError).toBe(false);
    expect(text).toContain('# Button › startIcon (Material UI)');
    expect(text).toMatch(
      /'& \.MuiButton-startIcon': \{\s*color: 'red',\s*marginInlineEnd: '4px',\s*\}/,
    );
    expect(text.match(/^## /gm)!.length).toBeGreaterThanOrEqual(3);
  });

  test('of Base UI, it writes slotProps and CSS', async () => {
    const { text } = await ask('slot_override', {
      component: 'Slider',
      slot: 'thumb',
      product: 'base-ui',
    });
    expect(text).toContain('slotProps');
    expect(text).toContain('.base-Slider-thumb');
  });

  test.each([
    [
      { component: 'Buton', slot: 'root' },
      'No component has the name "Buton". Did you mean Button?',
    ],
    [
      { component: 'Button', slot: 'starticon' },
      'No slot with a class of Button has the name "starticon". Did you mean startIcon?',
    ],
  ])('explains what is wrong with %j', async (request, message) => {
    const { text, isError } = await ask('slot_override', { product: 'material-ui', ...request });
    expect([text, isError]).toEqual([message, true]);
  });

  test.each([{ color: 'red; } body { display: none' }, { background: 'url(https://a.example)' }])(
    'refuses %j',
    async (styles) => {
      const { isError } = await ask('slot_override', { component: 'Button', slot: 'root', styles });
      expect(isError).toBe(true);
    },
  );
});

describe('prop_history', () => {
  test('tells since when a prop exists, and how it changed', async () => {
    const { text } = await ask('prop_history', { name: 'Button', member: 'loading' });
    expect(text).toContain(
      '# Changes in @mui/material from 5.0.0 to 6.4.1\n\n## Button\n\n- **6.4** (2025-01-13) prop `loading`: added.',
    );
    expect(text).toContain('to 5.0.0-beta.49\n\nNo change is recorded.');
    const { text: own } = await ask('prop_history', { name: 'Button', package: '@mui/base' });
    expect(own).toContain('prop `rootRef`: removed.');
  });

  test('suggests a name for one that does not exist', async () => {
    const { text, isError } = await ask('prop_history', { name: 'Buton' });
    expect(isError).toBe(true);
    expect(text).toBe('No component or hook has the name "Buton". Did you mean Button?');
    const { text: other } = await ask('prop_history', { name: 'Button', member: 'lodaing' });
    expect(other).toBe('No member of Button has the name "lodaing". Did you mean loading?');
  });
});

describe('theme_check', () => {
  test('returns what was read, what was left out, and contrast faults with colors that mend them', async () => {
    const { text } = await ask('theme_check', {
      theme: `import { createTheme } from '@mui/material/styles';
createTheme({
  palette: { primary: { main: '#a78bfa' } },
  spacing: (factor) => factor * 4,
});`,
    });
    expect(text).toContain("light: { palette: { primary: { main: '#a78bfa' } } }");
    expect(text).toContain(
      '- Line 4: `(factor) => factor * 4`, a function or a call, which is not run',
    );
    expect(text).toMatch(
      /- material, light mode: `primary\.main` on `background\.paper` has 2\.\d+:1, and text needs 4\.5:1\. Set `primary\.main` to `#[\da-f]{6}`\./,
    );
  });

  test('a text without options is an error', async () => {
    const { text, isError } = await ask('theme_check', { theme: 'Hello' });
    expect(isError).toBe(true);
    expect(text).toContain('No theme options were found.');
  });
});

describe('what_changed', () => {
  test('lists the changes of the chosen components between two versions', async () => {
    const { text } = await ask('what_changed', {
      package: '@mui/material',
      from: '5.18.0',
      to: '6.0.2',
      components: ['Backdrop', 'ListItem'],
    });
    const [backdrop, listItem] = text.split('## ').slice(1);
    expect(backdrop).toMatch(
      /^Backdrop\n[^]*- \*\*6\.0\*\* \([-\d]+\) prop `componentsProps`: deprecated\. Use /,
    );
    expect(listItem).toMatch(
      /^ListItem\n[^]*- \*\*6\.0\*\* \([-\d]+\) prop `button`: removed\. Use `ListItemButton`\. Codemod: /,
    );
    expect(text).not.toContain('**6.4**');
  });

  test.each([
    [
      { from: '5.0.0', components: ['Buton'] },
      'No component or hook of @mui/material has the name "Buton". Did you mean Button?',
    ],
    [{ from: '6.4.1' }, "The version 6.4.1 isn't earlier than 6.4.1."],
    [{ from: '6.4.0', to: '7.0.0' }, 'The last recorded version is 6.4.1.'],
  ])('explains what is wrong with %j', async (request, message) => {
    const { text, isError } = await ask('what_changed', { package: '@mui/material', ...request });
    expect([text, isError]).toEqual([message, true]);
  });
});

describe('list_demos', () => {
  test('lists those of a page in order, with their topics and flavors', async () => {
    const { text } = await ask('list_demos', { page: '/base-ui/react-select/' });
    expect(text.split('\n')[0]).toBe(
      `- [SelectIntroduction](${SITE_ORIGIN}/base-ui/react-select/#SelectIntroduction): Basic select (system, tailwind, css)`,
    );
  });

  test('lists those of a product, and reports if there are none', async () => {
    const { text } = await ask('list_demos', { product: 'joy-ui' });
    expect(text).toContain('/joy-ui/react-button/#');
    expect(text).not.toContain('/material-ui/');
    expect((await ask('list_demos', { page: '/joy-ui/api/' })).text).toBe('There are no demos.');
  });
});

describe('get_demo_source', () => {
  test('returns the unchanged TypeScript', async () => {
    const { data, text } = await ask('get_demo_source', {
      demo: 'BasicButtons',
      page: '/material-ui/react-button/',
    });
    const code = readFileSync(BASIC, 'utf8').trimEnd();
    expect(data).toEqual({
      address: `${SITE_ORIGIN}/material-ui/react-button/#BasicButtons`,
      flavour: 'system',
      files: [{ name: 'BasicButtons.tsx', code }],
    });
    expect(text).toContain(code);
  });

  test('returns JavaScript without types', async () => {
    const page = '/material-ui/react-button/';
    const { data } = await ask('get_demo_source', { demo: 'ButtonClick', page, language: 'js' });
    const [file] = data?.files as { name: string; code: string }[];
    expect(file?.name).toBe('ButtonClick.js');
    expect(file?.code).toContain('React.useState(2)');
  });

  test('returns a flavor, also by its anchor', async () => {
    const page = '/base-ui/react-select/';
    const folder = 'data/base-ui/components/select/SelectIntroduction';
    for (const request of [
      { demo: 'SelectIntroduction', flavour: 'tailwind' },
      { demo: '#tailwind-SelectIntroduction.tsx' },
    ]) {
      const { data } = await ask('get_demo_source', { page, ...request });
      expect(data).toMatchObject({ flavour: 'tailwind' });
      expect((data?.files as { code: string }[])[0]?.code).toBe(
        readFileSync(`${folder}/tailwind/index.tsx`, 'utf8').trimEnd(),
      );
    }
  });

  test('suggests similar demos and existing flavors', async () => {
    const page = '/material-ui/react-button/';
    const near = await ask('get_demo_source', { demo: 'BasicButon', page });
    expect(near).toMatchObject({ isError: true, text: expect.stringContaining('"BasicButtons"') });
    const flavour = await ask('get_demo_source', { demo: 'BasicButtons', page, flavour: 'css' });
    expect(flavour).toMatchObject({ isError: true, text: expect.stringContaining('system') });
  });
});

describe('explain_warning', () => {
  test('explains a message that was copied with its stack', async () => {
    const { text, data } = await ask('explain_warning', {
      text: [
        'Warning: MUI: You have provided an out-of-range value `fr` for the select (name="language") component.',
        "Consider providing a value that matches one of the available options or ''.",
        'The available values are `de`, `en`.',
        '    at SelectInput (http://localhost/node_modules/@mui/material/Select/SelectInput.js:390:11)',
      ].join('\n'),
    });
    expect(data).toMatchObject({
      kind: 'warning',
      values: expect.arrayContaining([{ name: 'value', value: 'fr' }]),
      places: [{ name: 'Select', address: `${SITE_ORIGIN}/material-ui/react-select/` }],
      addresses: [`${SITE_ORIGIN}/material-ui/react-select/#limitations`],
    });
    expect(text).toContain('Meaning: ');
    expect(text).toContain('```tsx');
  });

  test('rejects a text that no package has', async () => {
    const { text, isError } = await ask('explain_warning', { text: 'My own message' });
    expect(isError).toBe(true);
    expect(text).toContain('"My own message"');
  });
});

describe('explain_code', () => {
  test.each([
    [{ error: 'https://mui.com/production-error/?code=9&args[]=reed' }],
    [
      {
        error: 'Minified MUI error #9; visit https://mui.com/production-error/?code=9&args[]=reed',
      },
    ],
    [{ error: '9', args: ['reed'] }],
  ])('returns the message of %j with its arguments', async (request) => {
    const { text, data } = await ask('explain_code', request);
    expect(data).toMatchObject({ code: '9', messages: [{ packages: ['@mui/system'] }] });
    expect(text).toContain('MUI: Unsupported `reed` color.');
    expect(text).toContain('Fix: ');
  });

  test('returns the message of an error of React', async () => {
    const { text } = await ask('explain_code', { error: 'Minified React error #31', args: ['a'] });
    expect(text).toContain('React error 31, thrown by react-dom:');
    expect(text).toContain('Fix: ');
  });

  test('names the known codes for an unknown one', async () => {
    const { text, isError } = await ask('explain_code', { error: '9999' });
    expect(isError).toBe(true);
    expect(text).toMatch(/\b9, /);
  });
});

describe('arguments', () => {
  const LONG = 'x'.repeat(300);
  const PAGE = '/material-ui/react-button/';

  test.each([
    ['search', 'query', {}],
    ['read_page', 'address', {}],
    ['read_api_entry', 'name', {}],
    ['find_class', 'class', {}],
    ['list_demos', 'page', {}],
    ['get_demo_source', 'demo', {}],
    ['get_demo_source', 'page', { demo: 'BasicButtons' }],
  ])(
    'of %s: %s has at most 300 characters, and errors quote only its beginning',
    async (tool, name, others) => {
      const tooLong = await ask(tool, { ...others, [name]: 'x'.repeat(1_000_000) });
      expect(tooLong.isError).toBe(true);
      expect(tooLong.text).toContain('300');
      expect(tooLong.text.length).toBeLessThan(1000);
      const longest = await ask(tool, { ...others, [name]: LONG });
      expect(longest.text).toContain(`${'x'.repeat(80)}…`);
      expect(longest.text).not.toContain('x'.repeat(81));
    },
  );

  test('of a demo and its page are both truncated in errors', async () => {
    const { text } = await ask('get_demo_source', { demo: LONG, page: PAGE });
    expect(text).not.toContain('x'.repeat(81));
  });
});

test('a client with an older protocol gets a response, and only protocol messages are printed', async () => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'mcp'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const messages = [
    {
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-03-26',
        capabilities: {},
        clientInfo: { name: 't', version: '1' },
      },
    },
    { method: 'notifications/initialized' },
    {
      id: 2,
      method: 'tools/call',
      params: { name: 'list_demos', arguments: { page: '/joy-ui/react-button/' } },
    },
  ];
  for (const message of messages) {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  }
  let output = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('"id":2')) {
        resolve();
      }
    });
  });
  // A client that goes away closes the input; the server ends with it.
  child.stdin.end();
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number });
  expect(lines.map(({ id }) => id)).toEqual([1, 2]);
});
