import { useTranslate } from '../../i18n/translate';
import { type Ad, IMAGE_HEIGHT, IMAGE_WIDTH } from './adModel';
import { sendClick } from './events';
import styles from './Slot.module.css';

/** An ad as one link, with the image before the text. */
export function AdCard({ ad }: { ad: Ad }) {
  const t = useTranslate();
  const { name, link, img, description, poweredby, label } = ad;
  const onClick = () => sendClick(label);
  return (
    <a
      className={styles.card}
      href={link}
      target="_blank"
      rel="noopener sponsored"
      onClick={onClick}
      // The middle button opens the link as well; the right one opens a menu.
      onAuxClick={(event) => event.button === 1 && onClick()}
    >
      {img && <img src={img} alt="" width={IMAGE_WIDTH} height={IMAGE_HEIGHT} />}
      <span className={styles.text}>
        <strong className={styles.name}>{name}</strong>
        {typeof description === 'string' ? (
          <span className={styles.description}>{description}</span>
        ) : (
          <span
            className={styles.description}
            dangerouslySetInnerHTML={{ __html: description.safeHtml }}
          />
        )}
        <span className={styles.by}>{poweredby ? t('adBy', { name: poweredby }) : t('ad')}</span>
      </span>
    </a>
  );
}
