/**
 * Drives a released Firefox, such as Debian's, with WebDriver BiDi, which Firefox supports natively.
 * docs/decisions/022-engines.md explains why no library is used.
 */
import type { Commands, Event } from 'webdriver-bidi-protocol';
import WebSocket from 'ws';
import { makeFolder, removeFolder } from '../../unit/support/temp';
import { DESKTOP, type Driver, type Engine } from '../driver';
import { point, pressTogether, typeText } from './actions';
import { toJson, unwrap, wrap } from './inPage';
import { startProgram, stopProgram } from './process';

/** Turns off background connections, and turns on touch. */
const PREFERENCES = {
  'dom.w3c_touch_events.enabled': 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

type Send = <M extends keyof Commands>(
  method: M,
  params: Commands[M]['params'],
) => Promise<Commands[M]['returnType']>;

/** @param executable the path of Firefox. */
export async function startFirefox(executable: string): Promise<Engine> {
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  const profile = makeFolder({ 'user.js': preferences.join('') });
  const { child, found } = await startProgram(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { pattern: /WebDriver BiDi listening on (ws:\/\/\S+)/ },
  );
  const { send, listen, close } = await connect(`${found}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    openTab: () => openTab(send, listen),
    async close() {
      close();
      await stopProgram(child);
      removeFolder(profile);
    },
  };
}

async function openTab(
  send: Send,
  listen: (listener: (event: Event) => void) => () => void,
): Promise<Driver> {
  const { userContext } = await send('browser.createUserContext', {});
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  const problems: string[] = [];
  const stop = listen((event) => {
    if (event.method === 'log.entryAdded' && event.params.source.context === context) {
      const { level, text } = event.params;
      if (level === 'error' || level === 'warn') {
        problems.push(`console ${level}: ${text}`);
      }
    }
  });
  const act = async (...actions: Commands['input.performActions']['params']['actions']) => {
    await send('input.performActions', { context, actions });
  };
  const resize: Driver['resize'] = async (viewport) => {
    await send('browsingContext.setViewport', { context, viewport });
  };
  await resize(DESKTOP);
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(run, argument) {
      const outcome = await send('script.callFunction', {
        functionDeclaration: wrap(run),
        arguments: [{ type: 'string', value: toJson(argument) }],
        target: { context },
        awaitPromise: true,
      });
      if (outcome.type === 'exception' || outcome.result.type !== 'string') {
        throw new Error(`The page gave no answer: ${JSON.stringify(outcome)}`);
      }
      return unwrap(outcome.result.value);
    },
    move: (place) => act(point(place, 'mouse', true)),
    click: (place) => act(point(place, 'mouse')),
    tap: (place) => act(point(place, 'touch')),
    press: (keys) => act(pressTogether(keys)),
    type: (text) => act(typeText(text)),
    async traverse(delta) {
      await send('browsingContext.traverseHistory', { context, delta });
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    resize,
    problems,
    async close() {
      stop();
      await send('browser.removeUserContext', { userContext });
    },
  };
}

/** Opens a connection. Commands are numbered, and responses contain the number. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<
    number,
    { resolve: (result: never) => void; reject: (error: Error) => void }
  >();
  const listeners = new Set<(event: Event) => void>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as
      | Event
      | { type: 'success'; id: number; result: never }
      | { type: 'error'; id: number; error: string; message: string };
    if (message.type === 'event') {
      listeners.forEach((listener) => listener(message));
      return;
    }
    const command = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') {
      command?.resolve(message.result);
    } else {
      command?.reject(new Error(`Firefox: ${message.error}: ${message.message}`));
    }
  });
  socket.on('close', () => {
    waiting.forEach(({ reject }) => reject(new Error('Firefox has closed the connection.')));
    waiting.clear();
  });
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return {
    send,
    listen: (listener: (event: Event) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => socket.close(),
  };
}
