import { createContext, useContext } from 'react';

/** Settings of the site. S3.28: "Docs config context: GADisplayRatio, default 0.1". */
export interface DocsConfig {
  /** Share of ad displays that are reported to analytics. S9.1: "10% by default". */
  GADisplayRatio: number;
}

export const DEFAULT_DOCS_CONFIG: DocsConfig = { GADisplayRatio: 0.1 };

const DocsConfigContext = createContext<DocsConfig | undefined>(undefined);

export const DocsConfigProvider = DocsConfigContext.Provider;

/**
 * Returns the docs config.
 * @throws Error naming the provider when it is missing.
 */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsConfigContext);
  if (!config) {
    throw new Error('Missing docs config: wrap the component in DocsConfigProvider');
  }
  return config;
}
