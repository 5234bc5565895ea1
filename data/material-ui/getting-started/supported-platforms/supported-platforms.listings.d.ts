declare module '@vitejs/plugin-legacy' {
  import type { Plugin } from 'vite';

  export default function legacy(options: { targets: string[] }): Plugin[];
}
