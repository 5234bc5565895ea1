/** Requests that the receiver refuses, access rules, and the log. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Server, createServer } from '@/services/feedback/createServer';
import type { Database } from '@/services/feedback/database/database';
import { openDatabase } from '@/services/feedback/database/openDatabase';
import { readSettings } from '@/services/feedback/settings';
import { FEEDBACK_BODY_LIMIT, FEEDBACK_LIMITS, FEEDBACK_PATHS } from '@/src/shared/feedback';
import { SITE_ORIGIN } from '@/src/shared/links';
import { type TestDatabase, createPglite } from './support/databases';
import { type Receiver, startReceiver } from './support/receiver';
import { createFeedback, get, readComments, readReport, send, sendFor } from './support/requests';

jest.setTimeout(120_000);

const OTHER_ORIGIN = 'https://staging.example.org';
const SECRET = 'words that no log may hold';

let database: TestDatabase;
let receiver: Receiver;

beforeAll(async () => {
  database = await createPglite();
  receiver = await startReceiver({
    ...database.environment,
    FEEDBACK_ORIGINS: OTHER_ORIGIN,
    FEEDBACK_LOG: 'debug',
  });
});

afterAll(async () => {
  await receiver.end();
  await database.remove();
});

describe('refuses, and stores nothing of', () => {
  const without = (key: string) =>
    Object.fromEntries(Object.entries(createFeedback()).filter(([name]) => name !== key));
  const rows: [string, unknown, number, string][] = [
    ['no JSON', `{"comment": "${SECRET}"`, 400, 'malformed'],
    ['nothing', '', 400, 'malformed'],
    ['a list', [createFeedback()], 400, 'invalid'],
    ['null', 'null', 400, 'invalid'],
    ['a polluted prototype', '{"__proto__": {"admin": true}}', 400, 'malformed'],
    ['an unknown field', { ...createFeedback(), email: SECRET }, 400, 'invalid'],
    ['no key', without('idempotencyKey'), 400, 'invalid'],
    ['no client', without('clientId'), 400, 'invalid'],
    ['no rating', without('rating'), 400, 'invalid'],
    [
      'a client that may be a person',
      { ...createFeedback(), clientId: 'ann@x.org' },
      400,
      'invalid',
    ],
    ['a rating of its own', { ...createFeedback(), rating: 5 }, 400, 'invalid'],
    ['a page with a query', createFeedback({ page: '/a/?q=1' }), 400, 'invalid'],
    ['a page of another host', createFeedback({ page: '//evil.example/' }), 400, 'invalid'],
    ['a page that is a formula', createFeedback({ page: '=1+1' }), 400, 'invalid'],
    [
      'a long page',
      createFeedback({ page: `/${'a'.repeat(FEEDBACK_LIMITS.page)}/` }),
      400,
      'invalid',
    ],
    ['a section with markup', createFeedback({ section: '<b>' }), 400, 'invalid'],
    ['a language that is none', createFeedback({ language: 'english!' }), 400, 'invalid'],
    ['a version that is none', createFeedback({ version: '6 4 1' }), 400, 'invalid'],
    [
      'a comment that is too long',
      createFeedback({ comment: 'x'.repeat(FEEDBACK_LIMITS.comment + 1) }),
      400,
      'invalid',
    ],
    ['a body that is too large', { comment: SECRET.repeat(2000) }, 413, 'too-large'],
  ];

  test.each(rows)('%s', async (_name, body, status, error) => {
    const before = await readReport(receiver.url);
    const answer = await send(receiver.url, body);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(JSON.stringify(answer.body)).not.toContain(SECRET);
    expect(await readReport(receiver.url)).toEqual(before);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/xml'])(
    'what a form of another site can send unasked: %s',
    async (type) => {
      const answer = await send(receiver.url, createFeedback(), { 'Content-Type': type });
      expect([answer.status, answer.body.error]).toEqual([415, 'not-json']);
    },
  );

  test('a body that only says how large it is', async () => {
    const answer = await send(receiver.url, `${' '.repeat(FEEDBACK_BODY_LIMIT)}{}`);
    expect(answer.status).toBe(413);
  });
});

test('control characters are left out of comments: PostgreSQL takes no NUL', async () => {
  const feedback = createFeedback({ page: '/control/', comment: ' a\u0000b\u001b[31m\nc\td ' });
  expect(await sendFor(receiver.url, feedback)).toBe('201 stored');
  expect((await readComments(receiver.url, '/control/'))[0]?.comment).toBe('ab[31m\nc\td');
});

test('a comment of full length fits into a body, however it is written', async () => {
  const text = JSON.stringify(createFeedback({ comment: '' })).replace(
    '"comment":""',
    `"comment":"${'\\u65e5'.repeat(FEEDBACK_LIMITS.comment)}"`,
  );
  expect((await send(receiver.url, text)).status).toBe(201);
});

test('an address that is none has an answer in the same form', async () => {
  const response = await fetch(`${receiver.url}/wp-admin`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: 'not-found' });
});

test('health says that feedback can be stored', async () => {
  const response = await fetch(receiver.url + FEEDBACK_PATHS.health);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

describe('CORS', () => {
  const preflight = (origin: string) =>
    fetch(receiver.url + FEEDBACK_PATHS.send, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });

  test.each([SITE_ORIGIN, OTHER_ORIGIN, 'http://localhost:3000', 'http://127.0.0.1:4173'])(
    'lets %s send',
    async (origin) => {
      const { headers } = await preflight(origin);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain('content-type');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      const answer = await send(receiver.url, createFeedback(), { Origin: origin });
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    },
  );

  test.each([
    'https://evil.example',
    `${SITE_ORIGIN}.evil.example`,
    'http://localhost.evil.example',
    'http://localhost:3000.evil.example',
    'null',
  ])('does not let %s', async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    const answer = await send(receiver.url, createFeedback(), { Origin: origin });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('errors carry it too, so that the page can read them', async () => {
    const answer = await send(receiver.url, '{', { Origin: SITE_ORIGIN });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE_ORIGIN);
  });
});

describe('the token', () => {
  const reports = [
    FEEDBACK_PATHS.report,
    `${FEEDBACK_PATHS.comments}?page=/a/`,
    FEEDBACK_PATHS.pagesCsv,
    FEEDBACK_PATHS.commentsCsv,
  ];

  test.each(reports)('opens %s', async (path) => {
    expect((await get(receiver.url, path)).status).toBe(200);
    expect((await get(receiver.url, path, { token: 'another-token' })).status).toBe(401);
    const without = await fetch(receiver.url + path);
    expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await without.text()).not.toContain('pages');
  });

  test.each(['x', '0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '2026-02-30T00:00:00Z'])(
    'does not take %s for a time',
    async (time) => {
      const path = `${FEEDBACK_PATHS.report}?since=${time}`;
      expect((await get(receiver.url, path)).status).toBe(400);
    },
  );

  test('takes a time of any offset', async () => {
    const path = `${FEEDBACK_PATHS.report}?since=${encodeURIComponent('2026-01-01T00:00:00+23:59')}`;
    expect((await get(receiver.url, path)).status).toBe(200);
  });

  test('is asked for before anything else is said', async () => {
    expect((await fetch(`${receiver.url}${FEEDBACK_PATHS.report}?since=x`)).status).toBe(401);
    expect((await get(receiver.url, `${FEEDBACK_PATHS.report}?since=x`)).status).toBe(400);
  });
});

test('the log has no comments, clients or addresses', async () => {
  const feedback = createFeedback({ page: '/logged/', comment: SECRET });
  await send(receiver.url, feedback, { 'X-Forwarded-For': '203.0.113.7' });
  await send(receiver.url, `{"comment": ${SECRET}`);
  const log = receiver.output();
  expect(log).toContain('"route":"/feedback","status":201');
  expect(log).toContain('"status":413');
  for (const secret of [SECRET.slice(0, 8), feedback.clientId, feedback.idempotencyKey]) {
    expect(log).not.toContain(secret);
  }
  // The receiver logs its own address, but requests are logged without the client's address.
  const requests = log.split('\n').filter((line) => line.includes('"method"'));
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.join('\n')).not.toMatch(/127\.0\.0\.1|203\.0\.113\.7|\/logged\//);
});

describe('in production, behind one proxy, five requests a minute, without a token', () => {
  let own: TestDatabase;
  let opened: Database;
  let server: Server;
  let url: string;

  beforeAll(async () => {
    own = await createPglite();
    const settings = readSettings({
      ...own.environment,
      NODE_ENV: 'production',
      FEEDBACK_TOKEN: '',
      FEEDBACK_RATE: '5',
      FEEDBACK_PROXIES: '1',
      FEEDBACK_LOG: 'error',
    });
    opened = await openDatabase(settings, (error) => {
      throw error;
    });
    server = await createServer(settings, opened);
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await server.close();
    await opened.close();
    await own.remove();
  });

  const sendFrom = (forwarded: string) =>
    send(url, createFeedback(), { 'X-Forwarded-For': forwarded, Origin: SITE_ORIGIN });

  test('the sixth request of a client waits; another client does not', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await sendFrom('203.0.113.1')).status).toBe(201);
    }
    const sixth = await sendFrom('203.0.113.1');
    expect([sixth.status, sixth.body.error]).toEqual([429, 'too-many-requests']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    // A page may read both.
    expect(sixth.headers.get('access-control-allow-origin')).toBe(SITE_ORIGIN);
    expect(sixth.headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect((await sendFrom('203.0.113.2')).status).toBe(201);
  });

  test("a client can't forge its address: only the proxy's entry counts", async () => {
    for (let n = 0; n < 5; n += 1) {
      await sendFrom(`198.51.100.${n}, 203.0.113.3`);
    }
    expect((await sendFrom('198.51.100.9, 203.0.113.3')).status).toBe(429);
  });

  test('addresses of one IPv6 network are one client', async () => {
    for (let n = 0; n < 5; n += 1) {
      await sendFrom(`2001:db8::${n}`);
    }
    expect((await sendFrom('2001:db8::ffff')).status).toBe(429);
    expect((await sendFrom('2001:db8:0:1::1')).status).toBe(201);
  });

  test('pages on the same machine are rejected', async () => {
    const { headers } = await send(url, createFeedback(), {
      'X-Forwarded-For': '203.0.113.4',
      Origin: 'http://localhost:3000',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('there is no report, also not for an empty token', async () => {
    for (const token of ['', 'undefined', 'anything']) {
      const response = await get(url, FEEDBACK_PATHS.report, { token });
      expect([response.status, await response.json()]).toEqual([
        403,
        expect.objectContaining({ error: 'no-token' }),
      ]);
    }
  });
});
