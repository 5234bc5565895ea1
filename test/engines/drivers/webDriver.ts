/**
 * Drives WebKitGTK with Debian's driver and minimal browser. The browser has its own display (Xvfb), so that it also
 * has its own clipboard. docs/decisions/022-engines.md explains why no library is used.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { makeFolder, removeFolder } from '../../unit/support/temp';
import { DESKTOP, type Driver, type Engine, type Size } from '../driver';
import { point, pressTogether, typeText } from './actions';
import { toJson, unwrap, wrap } from './inPage';
import { startProgram, stopProgram } from './process';

/** The toolbar of the minimal browser is 447 pixels wide in Debian, which is wider than a phone. */
const NARROW_BAR = '* { min-width: 0; margin: 0; padding: 0; font-size: 6px; }';

/** Polling intervals for driver and window, and time limits for slow machines, in milliseconds. */
const INTERVALS = [100];
const LIMIT = 30_000;

const answerSchema = z.looseObject({ value: z.unknown() });
const errorSchema = z.looseObject({ error: z.string(), message: z.string() });
const sessionSchema = z.looseObject({ sessionId: z.string() });

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** @param executable the path of WebKitWebDriver. */
export async function startWebKit(executable: string): Promise<Engine> {
  const folder = makeFolder({ 'gtk-3.0/gtk.css': NARROW_BAR });
  const screen = await startProgram(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { pattern: /(\d+)\n/, from: 3 },
  );
  const port = await findPort();
  const driver = await startDriver(executable, port, {
    ...process.env,
    DISPLAY: `:${screen.found}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: folder,
  });
  return {
    openTab: () => openTab(createCall(`http://127.0.0.1:${port}`)),
    async close() {
      await driver.stop();
      await stopProgram(screen.child);
      removeFolder(folder);
    },
  };
}

async function openTab(call: Call): Promise<Driver> {
  // Every session is a new browser without stored data.
  const { sessionId } = sessionSchema.parse(
    await call('POST', '/session', { capabilities: { alwaysMatch: {} } }),
  );
  const send: Call = (method, address, body) =>
    call(method, `/session/${sessionId}${address}`, body);
  const act = async (...actions: object[]) => {
    await send('POST', '/actions', { actions });
  };
  const evaluate: Driver['evaluate'] = async (run, argument) =>
    unwrap(
      await send('POST', '/execute/async', {
        script: `(${wrap(run)})(arguments[0]).then(arguments[1]);`,
        args: [toJson(argument)],
      }),
    );
  const resize = async (size: Size) => {
    let outer = { ...size };
    const isFitting = async () => {
      const inner = await evaluate(
        () => ({ width: window.innerWidth, height: window.innerHeight }),
        undefined,
      );
      if (inner.width === size.width && inner.height === size.height) {
        return true;
      }
      // The size of the window around the page is known when the page has the window's width.
      if (inner.width === outer.width) {
        outer = { width: size.width, height: outer.height + size.height - inner.height };
      }
      await send('POST', '/window/rect', { x: 0, y: 0, ...outer });
      return false;
    };
    await expect
      .poll(isFitting, {
        message: `the window becomes ${size.width} × ${size.height}`,
        intervals: INTERVALS,
        timeout: LIMIT,
      })
      .toBe(true);
  };
  await resize(DESKTOP);
  return {
    async open(url) {
      await send('POST', '/url', { url });
    },
    evaluate,
    move: (place) => act(point(place, 'mouse', true)),
    click: (place) => act(point(place, 'mouse')),
    // WebKitWebDriver treats every pointer as a mouse.
    tap: undefined,
    press: (keys) => act(pressTogether(keys)),
    type: (text) => act(typeText(text)),
    async traverse(delta) {
      await send('POST', delta < 0 ? '/back' : '/forward', {});
    },
    async reload() {
      await send('POST', '/refresh', {});
    },
    resize,
    // A private browser has no console output. Pages report errors with reporter.ts.
    problems: [],
    async close() {
      await call('DELETE', `/session/${sessionId}`);
    },
  };
}

/**
 * Returns a function that sends requests to a driver, one at a time.
 * @throws Error with the driver's message.
 */
function createCall(origin: string): Call {
  return async (method, address, body) => {
    const response = await fetch(origin + address, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = answerSchema.parse(await response.json());
    if (!response.ok) {
      const { error, message } = errorSchema.parse(value);
      throw new Error(`WebKitWebDriver: ${method} ${address}: ${error}: ${message}`);
    }
    return value;
  };
}

/** The driver doesn't report when it is ready, so its status is polled. */
async function startDriver(executable: string, port: number, env: NodeJS.ProcessEnv) {
  const child = spawn(executable, [`--port=${port}`], { env, stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { message: `${executable} answers`, intervals: INTERVALS, timeout: LIMIT },
    )
    .toBe(true);
  return { stop: () => stopProgram(child) };
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
