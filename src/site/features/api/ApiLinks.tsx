import { type ComponentType, useState } from 'react';
import { getApiLabel } from '@/src/shared/apiLabel';
import type { ApiLink } from '@/src/shared/page';
import { loadPart } from '../../browser/loadPart';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import styles from './ApiLinks.module.css';

declare module '../../browser/loadPart' {
  interface LazyParts {
    ApiInPlace: typeof import('./ApiInPlace');
  }
}

/** The API reference of a page's components and hooks: a link to each, and a button that shows it in place. */
export function ApiLinks({ links }: { links: readonly ApiLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <ApiLinkItem key={link.name} link={link} />
      ))}
    </ul>
  );
}

function ApiLinkItem({ link }: { link: ApiLink }) {
  const { name, href } = link;
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [InPlace, setInPlace] = useState<ComponentType<{ link: ApiLink }>>();
  const toggle = () => {
    setOpen(!open);
    if (!InPlace) {
      setFailed(false);
      loadPart('ApiInPlace').then(
        (module) => setInPlace(() => module.ApiInPlace),
        (error: unknown) => {
          console.error(error);
          setFailed(true);
        },
      );
    }
  };
  return (
    <li>
      <a href={href}>
        {/* In a right-to-left page, `<Box />` would be mirrored. */}
        <code dir="ltr">{getApiLabel(name)}</code>
      </a>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-label={t(open ? 'apiHide' : 'apiShow', { name })}
        onClick={toggle}
      >
        <Icon name="chevron" />
      </button>
      {open && failed && <p role="alert">{t('apiFailed')}</p>}
      {open && InPlace && <InPlace link={link} />}
    </li>
  );
}
