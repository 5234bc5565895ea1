/** npm run mcp: the documentation for assistants, over stdin and stdout. */
import { Console } from 'node:console';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from '../mcp/createServer';

/** Serves until the input ends. */
export function serveMcp(): void {
  // The protocol uses stdout, so all logging goes to stderr.
  globalThis.console = new Console(process.stderr, process.stderr);
  serveStdio(createServer, { onerror: (error) => console.error(error) });
}
