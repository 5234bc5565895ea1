/** The answer to a pasted text: what it was taken for, its parts as links, and code to copy. */
import type { ReactNode } from 'react';
import type { Answer, AnswerCode, AnswerPart } from '@/src/shared/answers/answer';
import {
  type AnswerFiles,
  type AnswerOptions,
  createAnswerData,
  createAnswers,
} from '@/src/shared/answers/createAnswers';
import { ANSWERS_FOLDER, ANSWERS_MANIFEST } from '@/src/shared/answers/files';
import { recognize } from '@/src/shared/answers/recognize';
import { localizeHref } from '@/src/shared/languages';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { CodeBlock } from '../../ui/CodeBlock';
import { loadIconNames } from '../icons';
import styles from './AnswerView.module.css';
import { tokenize } from './tokenize';
import { fetchOk } from '../../browser/fetchOk';

const FILES: AnswerFiles = {
  loadFile: async (name) => {
    const address = ANSWERS_FOLDER + name;
    // The manifest has the same name in every build.
    const response = await fetchOk(address, name === ANSWERS_MANIFEST ? { cache: 'no-cache' } : {});
    return response.json();
  },
  loadIcons: loadIconNames,
};

/** The data of answers, which the inspector also uses. */
export const answerData = createAnswerData(FILES);

const answer = createAnswers(FILES, answerData);

/** Answers a text. Returns undefined for a text to search for. */
export async function findAnswer(
  text: string,
  options: AnswerOptions,
): Promise<Answer | undefined> {
  const recognition = recognize(text);
  return recognition && answer(recognition, options);
}

interface AnswerViewProps {
  answer: Answer;
  /** Called when a link opens in this tab. */
  onFollow: () => void;
}

const HEADING_ID = 'search-answer';

export function AnswerView({ answer: { title, parts, codes }, onFollow }: AnswerViewProps) {
  return (
    <section className={styles.answer} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>
        <Marked text={title} />
      </h2>
      <dl>
        {groupParts(parts).map((group, index) => (
          <div key={index}>
            <dt>{group[0]!.label}</dt>
            {group.map((part, position) => (
              <Part key={position} part={part} onFollow={onFollow} />
            ))}
          </div>
        ))}
      </dl>
      {codes.map((code) => (
        <Code key={code.title} {...code} />
      ))}
    </section>
  );
}

/** Groups parts that follow each other and have the same label. */
function groupParts(parts: readonly AnswerPart[]): AnswerPart[][] {
  const groups: AnswerPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last?.[0]?.label === part.label) {
      last.push(part);
    } else {
      groups.push([part]);
    }
  }
  return groups;
}

function Part({ part, onFollow }: { part: AnswerPart; onFollow: () => void }) {
  const language = useUserLanguage();
  const { text, href, notes = [], problem } = part;
  return (
    <dd data-problem={problem}>
      {href === undefined ? (
        <Marked text={text} />
      ) : (
        <a
          href={localizeHref(href, language)}
          onClick={({ ctrlKey, metaKey, shiftKey }) =>
            !ctrlKey && !metaKey && !shiftKey && onFollow()
          }
        >
          <Marked text={text} />
        </a>
      )}
      {notes.map((note, index) => (
        <p key={index}>
          <Marked text={note} />
        </p>
      ))}
    </dd>
  );
}

/** Renders text with code in backticks. Nothing in it is parsed as HTML. */
export function Marked({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} dir="ltr">
        {part}
      </code>
    ) : (
      part
    ),
  );
}

function Code(code: AnswerCode) {
  return (
    <>
      <h3>
        <Marked text={code.title} />
      </h3>
      <AnswerCodeBlock {...code} />
    </>
  );
}

/** The code of an answer with its button to copy it. */
export function AnswerCodeBlock({ title, language, code }: AnswerCode) {
  return (
    <CodeBlock
      language={language}
      label={title.replaceAll('`', '')}
      getText={() => code}
      className={styles.code}
    >
      {tokenize(code, language).map(({ kind, text }, index) =>
        // Tokens have no ids, and their order doesn't change.
        kind === undefined ? (
          text
        ) : (
          <span key={index} className={`hl-${kind}`}>
            {text}
          </span>
        ),
      )}
    </CodeBlock>
  );
}
