/**
 * What the build rendered is read from `.cache/build` instead of rendered again (`cachePerBuild` in src/node/cache.ts),
 * where `out/` is the export of the present sources; else these tests render it. Nothing in here may be rendered from
 * files that a test changes: such tests belong to the project `pure`.
 */
if (process.env.TEST_BUILD_ID) {
  process.env.FIELDGUIDE_BUILD_ID = process.env.TEST_BUILD_ID;
}

export {};
