import type { ProjectInput } from './createProject';
import type { ProviderInput } from './providerCode';

/** What the files of a framework are made from. */
export interface ProjectParts extends Omit<ProjectInput, 'themes' | 'framework'>, ProviderInput {
  isTypeScript: boolean;
  /** The demo, as a path for imports from `src`: `demo/BasicButtons`. */
  demo: string;
  /** Whether Emotion creates the styles. */
  emotion: boolean;
  /** Whether Emotion's styles must be mirrored. */
  mirrored: boolean;
  /** Types of the theme's CSS variables, or nothing. */
  augmentation: string;
  /** Returns the text of tsconfig.json. */
  tsconfig: (options: object, include: readonly string[]) => string;
}

/** The files of a framework, and what it needs. */
export interface FrameworkFiles {
  files: Record<string, string>;
  /** Path of the style sheet, which it imports. */
  styles: string;
  scripts: Record<string, string>;
  /** Packages for development. */
  tools: string[];
  /** Paths for `.gitignore`. */
  ignored: string[];
  /** The command that starts the project. */
  command: string;
}
