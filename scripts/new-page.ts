/** npm run new-page -- /material-ui/react-chip: writes Markdown, route and navigation entry. */
import { newPage } from '@/src/node/commands/newPage';
import { CommandError, runCommand } from '@/src/node/commands/runCommand';

void runCommand(async () => {
  const route = process.argv[2];
  if (!route) {
    throw new CommandError(
      'Name the address of the new page: npm run new-page -- /material-ui/react-chip',
    );
  }
  const page = await newPage(route);
  console.log(`Wrote ${page.markdownFile}, ${page.routeFile} and an entry in ${page.navFile}.`);
  console.log(
    `Next: write the page (npm run dev, then http://localhost:3000${page.pathname}/), and check its place in ${page.navFile}.`,
  );
});
