// @ts-check
/** The health check of the container: exits with 0 when the receiver on this machine can store feedback. */
const port = process.env.FEEDBACK_PORT ?? 3210;

try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/health`);
  process.exitCode = ok ? 0 : 1;
} catch {
  // The receiver isn't listening.
  process.exitCode = 1;
}
