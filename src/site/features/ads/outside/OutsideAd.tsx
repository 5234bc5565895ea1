/** An ad of the service or the network; one of the site's own, or a message, where none comes. */
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translate';
import { InHouseAd } from '../Ad';
import { AdCard } from '../AdCard';
import { useAdConfig } from '../AdConfig';
import { sendClick, useDisplayEvent } from '../events';
import styles from '../Slot.module.css';
import { sendPixels } from './pixels';
import { type Shown, runSlot } from './runSlot';

export default function OutsideAd() {
  const config = useAdConfig();
  const network = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' });
  useEffect(() => {
    const container = network.current!;
    return runSlot({
      config,
      container,
      show: setShown,
      // Where React hears of it, and with it the boundary.
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
      {/* The network's script writes here; it shows once the ad was looked at. */}
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

function ServiceAdCard({ ad }: Extract<Shown, { kind: 'service' }>) {
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
