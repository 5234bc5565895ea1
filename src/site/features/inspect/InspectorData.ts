import type { ComponentType } from 'react';
import type { AnswerCode, AnswerText } from '@/src/shared/answers/answer';
import type { ProductFacts } from '@/src/shared/answers/files';
import type { Place } from '@/src/shared/answers/findPlaces';

/** What the parts of the inspector share. */
export interface InspectorData {
  /** The product of the page first. */
  products: readonly ProductFacts[];
  findPlacesOf: (element: Element) => readonly Place[];
  /** Texts in the language of the page. */
  t: AnswerText;
  /** The theme of the page's demos. */
  theme: object;
  /** Code with a button to copy it. */
  Code: ComponentType<AnswerCode>;
  /** Text with code in backticks. */
  Marked: ComponentType<{ text: string }>;
}
