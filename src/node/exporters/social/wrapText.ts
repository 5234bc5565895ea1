import { type TextStyle, measureText } from './font';

const ELLIPSIS = '…';

/** Whether the lines contain the whole text. */
export interface Wrapped {
  lines: string[];
  whole: boolean;
}

/**
 * Breaks a text into lines between words. Words that are wider than a line are broken.
 * @param width width of a line in pixels.
 * @param max maximum number of lines. If the text is longer, the last line ends in an ellipsis.
 */
export function wrapText(text: string, style: TextStyle, width: number, max: number): Wrapped {
  const fits = (line: string) => measureText(line, style) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') {
      lines.push(line);
    }
    line = word;
    while (!fits(line)) {
      const part = takeFitting(line, fits);
      lines.push(part);
      line = line.slice(part.length);
    }
  }
  lines.push(line);
  if (lines.length <= max) {
    return { lines, whole: true };
  }
  let last = lines[max - 1] ?? '';
  while (last !== '' && !fits(last + ELLIPSIS)) {
    last = last.slice(0, -1);
  }
  return { lines: [...lines.slice(0, max - 1), last.trimEnd() + ELLIPSIS], whole: false };
}

/** Returns the longest prefix of a word that fits, with at least one character. */
function takeFitting(word: string, fits: (text: string) => boolean): string {
  let end = word.length - 1;
  while (end > 1 && !fits(word.slice(0, end))) {
    end -= 1;
  }
  return word.slice(0, end);
}
