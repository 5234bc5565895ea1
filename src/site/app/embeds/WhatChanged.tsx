import type { WhatChangedTexts } from '@/src/shared/embedTexts';
import styles from './WhatChanged.module.css';
import { createLiveEmbed } from './live/createLiveEmbed';

const Comparison = createLiveEmbed<{ texts: WhatChangedTexts }>(
  () => import('./live/WhatChanged'),
  typeof window === 'undefined' ? require('./live/WhatChanged').default : undefined,
);

/** `{{"component": "WhatChanged"}}`: what changed between two versions of a package. */
export default function WhatChanged(props: { texts: WhatChangedTexts }) {
  return (
    <>
      <noscript>
        <p>{props.texts.whatChangedNoScripts}</p>
      </noscript>
      {/* The class is here, so that the page has the styles before the code of the comparison. */}
      <div className={styles.changes} data-scripts-only="">
        <Comparison {...props} />
      </div>
    </>
  );
}
