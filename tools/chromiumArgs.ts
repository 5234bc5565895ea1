/**
 * How Chromium is started for tests and measurements: as any user of a container, without a graphics card, and without
 * connections of its own to hosts outside.
 */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
