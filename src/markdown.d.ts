/** A Markdown page as a module, made by `src/node/demos/mdLoader.cjs`. */
declare module '*.md' {
  import type { PageModule } from '@/src/site/app/pages/pageModule';

  const page: PageModule;
  export const demos: PageModule['demos'];
  export const components: PageModule['components'];
  export const Demo: PageModule['Demo'];
  export const Playground: PageModule['Playground'];
  export const playground: PageModule['playground'];
  export const file: PageModule['file'];
  export const version: PageModule['version'];
}
declare module '*.css';
