import { createContext, useContext } from 'react';

/** Where ads come from. Both unset, as in a clone: only the site's own ads, and no request to anybody else. */
export interface AdConfig {
  /** Address of the ad network's script. */
  networkScript?: string;
  /** Address of the ad service that answers with JSON. */
  serviceUrl?: string;
}

export const DEFAULT_AD_CONFIG: AdConfig = {};

const AdConfigContext = createContext<AdConfig | undefined>(undefined);

export const AdConfigProvider = AdConfigContext.Provider;

/** The ad config. @throws Error naming the provider when it is missing. */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error('Missing ad config: wrap the component in AdConfigProvider');
  }
  return config;
}
