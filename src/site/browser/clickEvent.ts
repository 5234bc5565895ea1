/**
 * The share of clicks that is sent, for the categories with the most of them: a reader who compares demos clicks often,
 * and services limit the number of events. `trackClicks` reads it from the element.
 */
const SPLITS: Readonly<Record<string, number>> = { demo: 0.1 };

/**
 * The attributes that make clicks on an element known to analytics: see `trackClicks`. They are bytes of every page
 * where the server renders them, so they stand on the controls that somebody has a question about.
 * @param category the part of the site. @param label which control, or what it is about.
 */
export const clickEvent = (category: string, label: string, action = 'click') => ({
  'data-ga-event-category': category,
  'data-ga-event-action': action,
  'data-ga-event-label': label,
  ...(SPLITS[category] && { 'data-ga-event-split': SPLITS[category] }),
});

export type ClickEventAttributes = ReturnType<typeof clickEvent>;
