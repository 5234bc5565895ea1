/** npm run mcp: the documentation for assistants, over stdin and stdout. */
import { Console } from 'node:console';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from '@/src/build/mcp/createServer';
import { runCommand } from '@/src/build/commands/runCommand';

// Output is the protocol's: whatever anybody logs goes to the error stream.
globalThis.console = new Console(process.stderr, process.stderr);

void runCommand(() => createServer().connect(new StdioServerTransport()));
