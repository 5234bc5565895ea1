// @ts-check
/** Exits with 0 when the receiver of this machine can store feedback: the health check of the container. */
const port = process.env.FEEDBACK_PORT ?? 3210;

try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/health`);
  process.exitCode = ok ? 0 : 1;
} catch {
  // It does not listen.
  process.exitCode = 1;
}
