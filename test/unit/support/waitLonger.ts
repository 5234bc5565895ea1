/** What is waited for in a document may take longer on a busy machine than the one second of Testing Library. */
import { jest } from '@jest/globals';

if (typeof document !== 'undefined') {
  const { configure } =
    jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}
