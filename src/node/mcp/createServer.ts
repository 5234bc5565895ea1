/** Creates the MCP server for the documentation. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { McpServer } from '@modelcontextprotocol/server';
import { PRODUCTS, getPackageLabel } from '@/src/shared/products';
import { ROOT } from '../paths';
import { registerClasses } from './tools/classes';
import { registerDemos } from './tools/demos';
import { registerHistory } from './tools/history';
import { registerMessages } from './tools/messages';
import { registerOverrides } from './tools/overrides';
import { registerPages } from './tools/pages';
import { registerReference } from './tools/reference';
import { registerSearch } from './tools/search';
import { registerThemes } from './tools/themes';

/** Creates the server without connecting it. */
export function createServer(): McpServer {
  const { name, version } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Record<'name' | 'version', string>;
  const products = PRODUCTS.filter(({ packageName }) => packageName).map(
    (product) =>
      `${product.id} (${[product.name, getPackageLabel(product)].filter(Boolean).join(', ')})`,
  );
  const server = new McpServer(
    { name, version },
    {
      instructions:
        `Documentation of React component libraries: ${products.join(', ')}. ` +
        'Search first; then read the page or the API entry that it names. For a console message, use explain_warning. Code and tables are those of these versions.',
    },
  );
  registerSearch(server);
  registerPages(server);
  registerReference(server);
  registerClasses(server);
  registerOverrides(server);
  registerDemos(server);
  registerMessages(server);
  registerHistory(server);
  registerThemes(server);
  return server;
}
