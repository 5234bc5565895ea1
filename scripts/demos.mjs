// @ts-check
/** npm run demos: tries every demo; `-- --full` under every setting, else each under the one that its name chooses. */
if (process.argv.includes('--full')) {
  process.env.DEMOS_FULL = 'on';
}
process.argv.splice(2, Infinity, 'demos');
await import('./test.mjs');
