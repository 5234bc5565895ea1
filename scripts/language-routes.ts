/** Writes the routes of other languages for the development server; the build does it by itself. */
import { runCommand } from '@/src/build/commands/runCommand';
import { writeLanguageRoutes } from '@/src/build/i18n/languageRoutes';

void runCommand(async () => {
  writeLanguageRoutes();
});
