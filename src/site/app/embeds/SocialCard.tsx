import { SOCIAL_IMAGE, getPageHref, getSocialImageHref } from '@/src/shared/head';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import styles from './SocialCard.module.css';

interface SocialCardProps {
  /** Address of a page, without trailing slash. */
  of: string;
  /** What the picture says, for readers who do not see it. */
  title: string;
}

/** `{{"component": "SocialCard", "of": "/material-ui/react-button", "title": "…"}}`: the picture of a page, as a link to it. */
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
