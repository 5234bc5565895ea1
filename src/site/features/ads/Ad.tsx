/** The content of the ad slot, in a chunk that is loaded after the page. */
import { Suspense, lazy, useState } from 'react';
import { isbotNaive } from 'isbot';
import { useAdConfig } from './AdConfig';
import { AdBoundary } from './AdBoundary';
import { AdCard } from './AdCard';
import { useDisplayEvent } from './events';
import { pickInHouseAd } from './inHouseAds';

/** Loaded only if an ad service or network is configured. */
const ExternalAd = lazy(() => import('./external/ExternalAd'));

export function Ad() {
  return (
    <AdBoundary>
      <AnyAd />
    </AdBoundary>
  );
}

function AnyAd() {
  const { serviceUrl, networkScript } = useAdConfig();
  // S4.24: "Crawlers (matched by user agent) get an empty slot." This is the short list. The long one also contains
  // headless browsers, which accessibility tools and the tests of this site use.
  if (isbotNaive(navigator.userAgent)) {
    return null;
  }
  if (serviceUrl || networkScript) {
    return (
      <Suspense>
        <ExternalAd />
      </Suspense>
    );
  }
  return <InHouseAd />;
}

/** One of the in-house ads, chosen at random for each page view. */
export function InHouseAd() {
  const [ad] = useState(pickInHouseAd);
  useDisplayEvent(ad.label);
  return <AdCard ad={ad} />;
}
