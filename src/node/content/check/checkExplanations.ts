/** Checks the explanations of messages: their messages exist in the packages, and their sections on the pages. */
import { BuildError } from '../../errors';
import { EXPLANATIONS, explainMessages, readExplanationFiles } from '../../messages/explanations';
import { listInstalledMessages } from '../../messages/listMessages';
import type { ApiAnchors } from '../reference/apiAnchors';
import { findLinkProblem } from './checkLinks';
import { type KnownPage, asBuildError } from './knownPage';

/** @returns an error for each message and each section that doesn't exist. */
export function checkExplanations(
  pages: ReadonlyMap<string, KnownPage>,
  apiPages: ApiAnchors,
): BuildError[] {
  const files = readExplanationFiles();
  if (files.length === 0) {
    return [];
  }
  const errors = files.flatMap(({ file, messages }) =>
    messages
      .flatMap(({ sections }) => sections)
      .flatMap((href) => {
        const problem = findLinkProblem(href, pages, apiPages);
        return problem ? [new BuildError({ file, ...problem })] : [];
      }),
  );
  try {
    explainMessages(listInstalledMessages(), files);
  } catch (error) {
    errors.push(asBuildError(error, EXPLANATIONS));
  }
  return errors;
}
