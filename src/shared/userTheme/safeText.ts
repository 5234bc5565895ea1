/**
 * What a theme may contain. Anyone can write an address with a theme, so no value may end a CSS declaration, load a file, or
 * set a prop that runs code.
 */

import { LOADS_FILES } from '../cssFiles';

const LONGEST_TEXT = 500;

/** Ends a declaration or starts a comment. Escapes could spell either. */
const CSS_BREAK = /[;{}\\\p{Cc}]|\/\*|\*\//u;

/** Whether a text can be the value of a CSS declaration. */
export const isSafeText = (text: string): boolean =>
  text.length <= LONGEST_TEXT &&
  !CSS_BREAK.test(text) &&
  !text.includes('<') &&
  !LOADS_FILES.test(text);

/** Whether a key can be a CSS property, a selector, or a rule with a condition. */
export const isSafeStyleKey = (key: string): boolean =>
  key.length > 0 &&
  key.length <= LONGEST_TEXT &&
  !CSS_BREAK.test(key) &&
  !LOADS_FILES.test(key) &&
  // Conditions can compare widths.
  !/<(?![\s=])/.test(key) &&
  (!key.startsWith('@') || /^@(?:media|supports|container)\b/.test(key));

/** These keys reach the prototype of an object when a library copies it. */
export const isForbiddenKey = (key: string): boolean =>
  ['__proto__', 'constructor', 'prototype'].includes(key);

/**
 * Props that only change the look or the behavior of a component. Others, such as `component`, `href`, and
 * `dangerouslySetInnerHTML`, could load or run something.
 */
const DEFAULT_PROPS =
  /^(?:color|size|variant|margin|padding|orientation|underline|elevation|square|dense|multiple|shape|severity|position|placement|anchor|edge|arrow|fixed|density|shrink|required|raised|rounded|inset|divider|flexItem|textAlign|textColor|indicatorColor|separator|spacing|rowSpacing|columnSpacing|columns|gap|cols|rowHeight|max|maxWidth|minRows|maxRows|overlap|showZero|invisible|keepMounted|scroll|fullWidth|fullScreen|hiddenLabel|notched|focused|exclusive|loadingPosition|labelPlacement|iconPosition|iconsPosition|scrollButtons|allowScrollButtonsMobile|visibleScrollbar|centered|selectionFollowsFocus|variantMapping|gutterBottom|noWrap|paragraph|level|thickness|animation|track|valueLabelDisplay|precision|highlightSelectedOnly|interactive|followCursor|enterDelay|enterNextDelay|enterTouchDelay|leaveDelay|leaveTouchDelay|autoHideDuration|transitionDuration|timeout|alternativeLabel|nonLinear|stickyHeader|hoverRow|borderAxis|stripe|noWrap|invertedColors|layout|buttonFlex|marker|wrap|hideBackdrop|openOnFocus|autoHighlight|autoSelect|autoComplete|blurOnSelect|clearOnBlur|clearOnEscape|filterSelectedOptions|forcePopupIcon|freeSolo|handleHomeEndKeys|includeInputInList|limitTags|selectOnFocus|showFirstButton|showLastButton|boundaryCount|siblingCount|hidePrevButton|hideNextButton|disable[A-Z]\w*|disabled)$/;

export const isSafeProp = (name: string): boolean => DEFAULT_PROPS.test(name);
