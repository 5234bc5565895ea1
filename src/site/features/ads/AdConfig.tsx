import { createContext, useContext } from 'react';
import { AD_NETWORK_ELEMENT, AD_NETWORK_SCRIPT, AD_SERVICE_URL } from '@/src/shared/services';

/**
 * The sources of ads. Without any, as in a new clone, only in-house ads are shown, and no external server is called.
 */
export interface AdConfig {
  /** Address of the ad network's script. */
  networkScript?: string;
  /** CSS selector of the element that this script adds to the slot. */
  networkElement?: string;
  /** Address of the ad service that returns JSON. It is called before the network. */
  serviceUrl?: string;
}

export const DEFAULT_AD_CONFIG: AdConfig = {
  ...(AD_NETWORK_SCRIPT && {
    networkScript: AD_NETWORK_SCRIPT,
    networkElement: AD_NETWORK_ELEMENT,
  }),
  ...(AD_SERVICE_URL && { serviceUrl: AD_SERVICE_URL }),
};

const AdConfigContext = createContext<AdConfig | undefined>(undefined);

export const AdConfigProvider = AdConfigContext.Provider;

/**
 * Returns the ad config.
 * @throws Error naming the provider when it is missing.
 */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error('Missing ad config: wrap the component in AdConfigProvider');
  }
  return config;
}
