declare module 'vite-plugin-svgr';
