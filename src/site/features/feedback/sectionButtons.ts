/**
 * The buttons beside headings. Prose is HTML that React doesn't manage, so the buttons are added to the DOM. They
 * follow the heading's link and are outside the heading, whose text and accessible name don't change. prose.css
 * reserves their space.
 */
import type { Translate } from '../../i18n/translate';
import styles from './SectionButton.module.css';

export interface Section {
  hash: string;
  /** Text of the heading. */
  heading: string;
  button: HTMLButtonElement;
}

/** The hashes that the receiver accepts: see `section` in src/shared/feedback.ts. */
const HASH = /^[\p{L}\p{N}\p{M}_-]{1,200}$/u;

/** Headings inside demos are excluded. */
const HEADINGS = '#main-content :is(.heading-2, .heading-3):not([data-demo] *)';

const SPEECH_BUBBLE = 'M4.5 5.5h15v10.5h-8L7 20v-4H4.5zM8.5 9.5h7M8.5 12.5h4';

/**
 * Adds a button to each section, including sections that are rendered later, because in-site navigation renders the top
 * of a page first.
 * @returns a function that removes the buttons.
 */
export function addSectionButtons(t: Translate, onOpen: (section: Section) => void): () => void {
  const buttons: HTMLButtonElement[] = [];
  const add = (row: Element) => {
    const heading = row.querySelector('h2, h3');
    const hash = heading?.id ?? '';
    if (!heading || !HASH.test(hash) || row.querySelector(`.${styles.button}`)) {
      return;
    }
    const text = heading.textContent ?? '';
    const button = createButton(t('feedbackSection', { heading: text }));
    button.addEventListener('click', () => onOpen({ hash, heading: text, button }));
    row.append(button);
    buttons.push(button);
  };
  const addAll = () => document.querySelectorAll(HEADINGS).forEach(add);
  addAll();
  const observer = new MutationObserver(addAll);
  const content = document.getElementById('main-content');
  if (content) {
    observer.observe(content, { childList: true });
  }
  return () => {
    observer.disconnect();
    buttons.forEach((button) => button.remove());
  };
}

function createButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-haspopup', 'dialog');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', SPEECH_BUBBLE);
  svg.append(path);
  button.append(svg);
  return button;
}
