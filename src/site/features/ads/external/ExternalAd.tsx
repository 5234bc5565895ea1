/** An ad of the service or the network, with in-house ads and the ad-blocker message as fallbacks. */
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translate';
import { InHouseAd } from '../Ad';
import { AdCard } from '../AdCard';
import { useAdConfig } from '../AdConfig';
import { sendClick, useDisplayEvent } from '../events';
import styles from '../Slot.module.css';
import { sendPixels } from './pixels';
import { type SlotContent, runSlot } from './runSlot';

export default function ExternalAd() {
  const config = useAdConfig();
  const network = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<SlotContent>({ kind: 'nothing' });
  useEffect(() => {
    const container = network.current!;
    return runSlot({
      config,
      container,
      show: setShown,
      // Throwing while rendering lets the error boundary handle the error.
      fail: (error) =>
        setShown(() => {
          throw error;
        }),
    });
  }, [config]);
  useDisplayEvent(shown.kind === 'network' ? 'network' : undefined);
  const onClick = ({ target }: MouseEvent) =>
    (target as Element).closest('a') && sendClick('network');
  return (
    <>
      {/* The network's script adds its ad here. It is hidden until the ad has been checked. */}
      <div
        ref={network}
        className={styles.card}
        hidden={shown.kind !== 'network'}
        onClick={onClick}
        // As in AdCard.
        onAuxClick={(event) => event.button === 1 && onClick(event)}
      />
      {shown.kind === 'service' && <ServiceAdCard {...shown} />}
      {shown.kind === 'inHouse' && <InHouseAd />}
      {shown.kind === 'message' && <BlockerMessage />}
    </>
  );
}

function ServiceAdCard({ ad }: Extract<SlotContent, { kind: 'service' }>) {
  useDisplayEvent(ad.label);
  useEffect(() => sendPixels(ad.pixels), [ad]);
  return <AdCard ad={ad} />;
}

function BlockerMessage() {
  const t = useTranslate();
  useDisplayEvent('adblock');
  return (
    <div className={styles.card}>
      <span className={styles.text}>
        <strong className={styles.name}>{t('adBlockTitle')}</strong>
        <span className={styles.description}>{t('adBlockText')}</span>
      </span>
    </div>
  );
}
