/** The settings of the receiver: environment variables, listed in docs/operations/settings.md. */
import { z } from 'zod';
import { SITE_ORIGIN } from '@/src/shared/links';
import { isOrigin } from '@/src/shared/origin';
import { FEEDBACK_PORT } from '@/src/shared/services';
import { StartError } from './database/database';

export interface Settings {
  port: number;
  /** `localhost` accepts connections from this machine only; `0.0.0.0` accepts them from the network. */
  host: string;
  /** Where PGlite keeps its files. */
  dataFolder: string;
  /** Megabytes that must be free on the disk of that folder. With less, nothing is stored. */
  freeMegabytes: number;
  /** The URL of a PostgreSQL server to use instead of PGlite. */
  databaseUrl: string | undefined;
  /** The token that the report requires. Without a token, the report is disabled. */
  token: string | undefined;
  /** Origins whose pages can send feedback and read the report. */
  origins: readonly string[];
  /** Whether pages on this machine can do so too, on any port. */
  allowsLocalhost: boolean;
  /** The number of requests per minute that a client can send. */
  rate: number;
  /** The number of proxies in front of the service that add the client's address to X-Forwarded-For. */
  proxies: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error';
}

/** The variables, with the error message for each. */
const schema = z.object({
  FEEDBACK_PORT: z.coerce
    .number('must be a port, such as 3210')
    .int('must be a port, such as 3210')
    .min(0, 'must be a port, such as 3210')
    .max(65535, 'must be a port, such as 3210')
    .default(FEEDBACK_PORT),
  FEEDBACK_HOST: z.string().default('localhost'),
  FEEDBACK_DATA: z.string().default('.data/feedback'),
  FEEDBACK_FREE_MB: z.coerce
    .number('must be a number of megabytes')
    .int('must be a whole number of megabytes')
    .min(0, 'must be 0 or more')
    .default(64),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be as postgres://user:password@host:5432/name')
    .optional(),
  FEEDBACK_TOKEN: z
    .string()
    .regex(
      /^[\x21-\x7e]{24,}$/,
      'must have 24 characters or more, of ASCII and without blanks: make one with openssl rand -hex 24',
    )
    .optional(),
  FEEDBACK_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.string().refine(isOrigin, 'must be origins such as https://docs.example.org')))
    .default([]),
  FEEDBACK_RATE: z.coerce
    .number('must be a number of requests per minute')
    .int('must be a whole number of requests per minute')
    .min(1, 'must be 1 or more')
    .default(30),
  FEEDBACK_PROXIES: z.coerce
    .number('must be a number of proxies')
    .int('must be a whole number of proxies')
    .min(0, 'must be 0 or more')
    .default(0),
  FEEDBACK_LOG: z
    .enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error')
    .default('info'),
  NODE_ENV: z.string().optional(),
});

/**
 * Reads the settings. Empty variables count as unset.
 * @throws StartError naming every invalid variable without its value, which may be a secret.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, data, error } = schema.safeParse(given);
  if (!success) {
    throw new StartError(
      error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`).join('\n'),
    );
  }
  return {
    port: data.FEEDBACK_PORT,
    host: data.FEEDBACK_HOST,
    dataFolder: data.FEEDBACK_DATA,
    freeMegabytes: data.FEEDBACK_FREE_MB,
    databaseUrl: data.DATABASE_URL,
    token: data.FEEDBACK_TOKEN,
    origins: [SITE_ORIGIN, ...data.FEEDBACK_ORIGINS],
    allowsLocalhost: data.NODE_ENV !== 'production',
    rate: data.FEEDBACK_RATE,
    proxies: data.FEEDBACK_PROXIES,
    logLevel: data.FEEDBACK_LOG,
  };
}
