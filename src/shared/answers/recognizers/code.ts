/** Recognizes minified errors: in production builds, the packages throw a code and arguments instead of a message. */
import {
  type ErrorLibrary,
  type MinifiedError,
  readMinifiedError,
  readReactError,
} from '../../errorCodes';

/** A minified error of the packages or of React. */
export interface CodeRecognition extends MinifiedError {
  kind: 'code';
  library: ErrorLibrary;
}

/** "Minified MUI error #9", "MUI error 9", or the address of a production error with its code. */
const SIGNS = /\bMUI (?:X )?error (?:#|code )?(\d{1,6})\b|\/production-error\b\S*\bcode=/i;
/** Addresses contain arguments of any length. */
const MAX_LENGTH = 10_000;

export function recognizeCode(text: string): CodeRecognition | undefined {
  const start = text.slice(0, MAX_LENGTH);
  const sign = SIGNS.exec(start);
  if (!sign) {
    const found = readReactError(start);
    return found && { kind: 'code', library: 'React', ...found };
  }
  const error = readMinifiedError(start) ?? readMinifiedError(sign[1] ?? '');
  return error && { kind: 'code', library: 'MUI', ...error };
}
