import { describe, expect, it } from '@jest/globals';
import { listMessages } from '@/src/node/search/listMessages';
import type { Message, MessageExplanation } from '@/src/shared/answers/messageFiles';

const message = (fields: Partial<Message>): Message => ({
  kind: 'error',
  texts: ['MUI: The value', 'is invalid.'],
  names: ['value'],
  places: [],
  ...fields,
});

const explanation = (...sections: string[]): MessageExplanation => ({
  meaning: '',
  cause: '',
  fix: '',
  sections,
});

const place = (href?: string) => ({ package: '@mui/material', href });

const list = (product: string, messages: Message[], explanations: MessageExplanation[] = []) =>
  listMessages(product, { messages, explanations, codes: {}, reactCodes: {} });

describe('listMessages', () => {
  it('leads to the section that explains a message, else to the page of its component', () => {
    const messages = [
      message({ explanation: 0, places: [place('/material-ui/react-tabs')] }),
      message({
        texts: ['Second'],
        names: [],
        places: [place(), place('/material-ui/react-menu')],
      }),
    ];
    expect(
      list('material-ui', messages, [
        explanation('/joy-ui/react-tabs/#limitations', '/material-ui/react-tabs/#limitations'),
      ]),
    ).toEqual([
      ['MUI: The value … is invalid.', '/material-ui/react-tabs/#limitations'],
      ['Second', '/material-ui/react-menu'],
    ]);
  });

  it('leaves out messages without a page in the product', () => {
    const messages = [message({ places: [place('/joy-ui/react-tabs')] }), message({})];
    expect(list('material-ui', messages)).toEqual([]);
  });

  it('puts long messages on one line and shortens them', () => {
    const texts = [`\n  You have   provided ${'a'.repeat(300)}`];
    const [[text] = ['']] = list('system', [
      message({ texts, names: [], places: [place('/system/react-box')] }),
    ]);
    expect(text).toMatch(/^You have provided a+$/);
    expect(text).toHaveLength(200);
  });
});
