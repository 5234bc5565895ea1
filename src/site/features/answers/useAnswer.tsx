import { type ReactNode, useEffect, useState } from 'react';
import type { Answer } from '@/src/shared/answers/answer';
import { type LazyParts, loadPart } from '../../browser/loadPart';
import { useUserLanguage } from '../../i18n/UserLanguage';

declare module '../../browser/loadPart' {
  interface LazyParts {
    AnswerView: typeof import('./AnswerView');
  }
}

/** The answer to a text, to show above search results. */
export interface ShownAnswer {
  /** What the text was taken for, to announce. */
  title: string;
  content: ReactNode;
}

/** Pasted code and messages have signs, or are longer than what people type. */
const PASTED = /[^\p{L}\p{N}\s]|.{60}|error \d/iu;

/**
 * Answers the text of the search field, if it's code or a message. The text stays in the browser, and is never run. Code
 * and data load with the first text that can have an answer.
 * @param product id of the product of the page.
 * @param onFollow called when a link in the answer opens in this tab.
 * @returns undefined for a text to search for, and until the answer has loaded.
 */
export function useAnswer(
  text: string,
  product: string | undefined,
  onFollow: () => void,
): ShownAnswer | undefined {
  const language = useUserLanguage();
  const [found, setFound] = useState<{
    text: string;
    answer: Answer;
    View: LazyParts['AnswerView']['AnswerView'];
  }>();
  useEffect(() => {
    let isCurrent = PASTED.test(text);
    const answer = async () => {
      const { AnswerView, findAnswer } = await loadPart('AnswerView');
      const result = await findAnswer(text, { product, language });
      if (isCurrent) {
        setFound(result && { text, answer: result, View: AnswerView });
      }
    };
    if (isCurrent) {
      // Without an answer, there are still the results of the search, which reports what can't be loaded.
      answer().catch((error: unknown) => console.error(error));
    }
    return () => {
      isCurrent = false;
    };
  }, [text, product, language]);
  if (found?.text !== text) {
    return undefined;
  }
  const { answer, View } = found;
  return { title: answer.title, content: <View answer={answer} onFollow={onFollow} /> };
}
