/** Writes the routes of other languages for the development server; the build does it by itself. */
import { runCommand } from '@/src/node/commands/runCommand';
import { writeLanguageRoutes } from '@/src/node/i18n/languageRoutes';

void runCommand(async () => {
  writeLanguageRoutes();
});
