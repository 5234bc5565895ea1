/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { copyText } from '@/src/site/browser/copyText';
import { createClipboard } from '../../../support/browser';

// @proves S8.3
test('if clipboard and selection are both denied, an error is thrown', async () => {
  createClipboard({ refuses: true });
  await expect(copyText('text')).rejects.toThrow('The request is not allowed');
});
