/** Clients that send a request slowly. */
import { connect } from 'node:net';

/** The interval between two bytes, in milliseconds. */
const INTERVAL = 500;

const BEGINNINGS = [
  'POST /feedback HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20000\r\n\r\n{"a": "',
  '',
];

/**
 * Opens connections that send slow headers, a slow body, or nothing.
 * @returns for each connection, the seconds after which the receiver closed it.
 */
export function openSlowClients(url: string, count: number): Promise<number[]> {
  const port = Number(new URL(url).port);
  return Promise.all(
    Array.from({ length: count }, (_, n) => openSlowClient(port, BEGINNINGS[n % 3]!)),
  );
}

function openSlowClient(port: number, beginning: string): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    const timer = setInterval(() => beginning && socket.write('x'), INTERVAL);
    // Reads the answer, so that the end of the connection is noticed.
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve((performance.now() - start) / 1000);
    });
  });
}
