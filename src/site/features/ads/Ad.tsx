/** What shows in the slot: the chunk that is loaded after the page. */
import { Suspense, lazy, useState } from 'react';
import { isbotNaive } from 'isbot';
import { useAdConfig } from './AdConfig';
import { AdBoundary } from './AdBoundary';
import { AdCard } from './AdCard';
import { useDisplayEvent } from './events';
import { pickInHouseAd } from './inHouseAds';

/** Only a site with a service or a network loads what asks them. */
const OutsideAd = lazy(() => import('./outside/OutsideAd'));

export function Ad() {
  return (
    <AdBoundary>
      <AnyAd />
    </AdBoundary>
  );
}

function AnyAd() {
  const { serviceUrl, networkScript } = useAdConfig();
  // Specification, section 4: "Crawlers (matched by user agent) get an empty slot." The short list: the long one also
  // has browsers without a window, which may be those of readers' tools and of this site's tests.
  if (isbotNaive(navigator.userAgent)) {
    return null;
  }
  if (serviceUrl || networkScript) {
    return (
      <Suspense>
        <OutsideAd />
      </Suspense>
    );
  }
  return <InHouseAd />;
}

/** One of the site's own ads, another with every view of a page. */
export function InHouseAd() {
  const [ad] = useState(pickInHouseAd);
  useDisplayEvent(ad.label);
  return <AdCard ad={ad} />;
}
