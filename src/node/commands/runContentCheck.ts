/** npm run content: checks the content without a build. */
import { prepareApi } from '../api/store';
import { checkContent } from '../content/check/checkContent';
import { BuildErrors } from '../errors';
import { describeMissingTexts } from '../i18n/languages';
import { reportProgress } from './buildProgress';

/**
 * Checks texts, links, anchors, demos, playgrounds, translations and navigation. Also prints missing parts that aren't
 * errors.
 * @throws BuildErrors with all errors of the content.
 */
export async function runContentCheck(): Promise<void> {
  await prepareApi();
  const errors = await checkContent((done, total) =>
    reportProgress({ type: 'progress', phase: 'content', done, total }),
  );
  if (errors.length > 0) {
    throw new BuildErrors(errors);
  }
  describeMissingTexts().forEach((text) =>
    reportProgress({ type: 'note', phase: 'content', text }),
  );
}
