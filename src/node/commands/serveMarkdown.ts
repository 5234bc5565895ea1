/**
 * Serves pages as Markdown. The development server proxies requests for `.md` addresses to it. Pages are rendered in a
 * separate process, which is replaced when code has changed since it started, so that Markdown is never rendered by
 * older code than HTML.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROOT } from '../paths';
import { getCodeAge } from './codeAge';
import type { MarkdownAnswer } from './renderAddress';

/** The arguments of the renderer process. */
const RENDERER = ['--import', 'tsx', 'scripts/cli.ts', 'dev-markdown'];

/**
 * Starts the server on a free local port.
 * @param root the repository, or a copy of it.
 */
export function serveMarkdown(root = ROOT): Promise<{ url: string; server: Server }> {
  const renderer = createRenderer(root);
  const server = createServer((request, response) => {
    // It never rejects because errors are returned as text.
    void renderer.render(request.url ?? '/').then(({ status, text }) => {
      response.writeHead(status, { 'Content-Type': 'text/markdown; charset=utf-8' });
      response.end(text);
    });
  });
  server.once('close', renderer.stop);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server });
    });
  });
}

interface Renderer {
  render: (url: string) => Promise<MarkdownAnswer>;
  stop: () => void;
}

/** Renders in a process that is started by the first request, and restarted when code has changed. */
function createRenderer(root: string): Renderer {
  let current: { child: ChildProcess; age: string; pending: Map<number, Resolve> } | undefined;
  let count = 0;
  const start = (age: string) => {
    const pending = new Map<number, Resolve>();
    const child = spawn(process.execPath, RENDERER, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on('message', ({ id, status, text }: MarkdownAnswer & { id: number }) => {
      pending.get(id)?.({ status, text });
      pending.delete(id);
      // A replaced process exits after its last response.
      if (pending.size === 0 && current?.child !== child) {
        child.kill();
      }
    });
    child.on('exit', () => {
      // The code can't be loaded: the error is the response, for the developer who changed it.
      pending.forEach((resolve) => resolve({ status: 500, text: `${errors}\n` }));
      pending.clear();
      if (current?.child === child) {
        current = undefined;
      }
    });
    return { child, age, pending };
  };
  return {
    render: (url) => {
      const age = getCodeAge(root);
      if (current?.age !== age) {
        if (current?.pending.size === 0) {
          current.child.kill();
        }
        current = start(age);
      }
      const { child, pending } = current!;
      count += 1;
      const id = count;
      return new Promise((resolve) => {
        pending.set(id, resolve);
        child.send({ id, url });
      });
    },
    stop: () => {
      current?.child.kill();
    },
  };
}

type Resolve = (answer: MarkdownAnswer) => void;
