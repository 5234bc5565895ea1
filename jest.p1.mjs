import config from './jest.config.mjs';
const content = config.projects[1];
const { globalSetup, ...rest } = content;
export default { projects: [{ ...rest, rootDir: '.', setupFiles: ['<rootDir>/test/unit/support/provideParts.ts'] }] };
