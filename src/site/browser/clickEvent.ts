/**
 * The share of clicks to send, for the categories with the most clicks. Users who compare demos click often, and
 * analytics services limit the number of events. `trackClicks` reads the share from the element.
 */
const SPLITS: Readonly<Record<string, number>> = { demo: 0.1 };

/**
 * Returns the attributes by which `trackClicks` reports clicks on an element to analytics. Attributes that the server
 * renders add bytes to every page, so only some controls have them.
 * @param category the part of the site.
 * @param label the control, or its subject.
 */
export const clickEvent = (category: string, label: string, action = 'click') => ({
  'data-ga-event-category': category,
  'data-ga-event-action': action,
  'data-ga-event-label': label,
  ...(SPLITS[category] && { 'data-ga-event-split': SPLITS[category] }),
});

export type ClickEventAttributes = ReturnType<typeof clickEvent>;
