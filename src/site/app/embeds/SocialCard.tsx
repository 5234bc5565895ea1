import { SOCIAL_IMAGE, getPageHref, getSocialImageHref } from '@/src/shared/head';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import styles from './SocialCard.module.css';

interface SocialCardProps {
  /** Address of the page, without trailing slash. */
  of: string;
  /** Alternative text of the image. */
  title: string;
}

/**
 * `{{"component": "SocialCard", "of": "/material-ui/react-button", "title": "…"}}`: the social image of a page, as a
 * link.
 */
export default function SocialCard({ of, title }: SocialCardProps) {
  return (
    <a className={styles.card} href={getPageHref(of, DEFAULT_LANGUAGE)}>
      <img
        src={getSocialImageHref(of, DEFAULT_LANGUAGE)}
        alt={title}
        {...SOCIAL_IMAGE}
        loading="lazy"
      />
    </a>
  );
}
