/** The answers to messages of the console and to minified errors. */
import type { Answer, AnswerKey, AnswerPart, AnswerText } from './answer';
import { type ExplainedMessage, explainCode, explainMessage } from './explainMessage';
import type { Message, MessagesFile } from './messageFiles';
import type { CodeRecognition } from './recognizers/code';
import type { MessageRecognition } from './recognizers/message';

/** @returns undefined if the packages don't have the message: the text is one to search for. */
export function resolveMessage(
  { text }: MessageRecognition,
  file: MessagesFile,
  t: AnswerText,
): Answer | undefined {
  const found = explainMessage(text, file);
  return (
    found && {
      kind: 'message',
      title: t('answerMessageTitle', { name: getSourceName(found.message) }),
      parts: [
        {
          label: t('answerMessageText'),
          text: found.pattern,
          ...(found.values.length > 0 && {
            notes: found.values.map((value) => t('answerMessageValue', { ...value })),
          }),
        },
        ...listParts(found, t),
        ...found.others.map((other) => ({
          label: t('answerMessageOther'),
          text: getSourceName(other),
        })),
      ],
      codes: listCodes(found, t),
    }
  );
}

/** @returns undefined if no package has the code. */
export function resolveErrorCode(
  recognition: CodeRecognition,
  file: MessagesFile,
  t: AnswerText,
): Answer | undefined {
  const found = explainCode(recognition, file);
  return (
    found && {
      kind: 'code',
      title: t('answerCodeTitle', { library: recognition.library, code: found.code }),
      parts: found.messages.flatMap(({ text, packages, explained }) => [
        {
          label: t('answerMessageText'),
          text,
          notes: [
            t('answerCodeThrownBy', {
              packages: packages.map((name) => `\`${name}\``).join(', '),
            }),
          ],
        },
        ...(explained ? listParts(explained, t) : []),
      ]),
      codes: found.messages.flatMap(({ explained }) => (explained ? listCodes(explained, t) : [])),
    }
  );
}

function listParts({ message, explanation }: ExplainedMessage, t: AnswerText): AnswerPart[] {
  const { meaning, cause, fix, sections = [] } = explanation ?? {};
  const texts: [AnswerKey, string | undefined][] = [
    ['answerMessageMeaning', meaning],
    ['answerMessageCause', cause],
    ['answerMessageFix', fix],
  ];
  return [
    ...texts.flatMap(([key, text]) => (text === undefined ? [] : [{ label: t(key), text }])),
    ...sections.map((href) => ({ label: t('answerMessageSection'), text: href, href })),
    ...message.places.map(({ package: from, name, file, href }) => ({
      label: t('answerMessageSource'),
      text: name === undefined ? `\`${from}\`` : `\`${name}\``,
      ...(href !== undefined && { href }),
      notes: [
        ...(file === undefined ? [] : [`\`${from}/${file}\``]),
        ...(message.kind === 'propCheck' ? [t('answerMessagePropCheck')] : []),
      ],
    })),
  ];
}

function listCodes({ explanation }: ExplainedMessage, t: AnswerText): Answer['codes'] {
  return explanation?.code === undefined
    ? []
    : [{ title: t('answerMessageCode'), language: 'tsx', code: explanation.code.trimEnd() }];
}

/** The component, hook, or function; or the package, if the code has no name to show. */
function getSourceName({ places }: Message): string {
  const [place] = places;
  return place?.name ?? place?.package ?? '';
}
