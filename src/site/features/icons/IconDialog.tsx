/** The dialog of one icon: its themes, sizes, colors, code, and SVG file. It is a native modal dialog. */
import { useId, useRef, useState } from 'react';
import { SYNONYMS } from '@/data/material-ui/components/material-icons/synonyms';
import { listSynonyms } from '@/src/shared/findIcons';
import {
  ICON_THEMES,
  type IconNames,
  type IconTheme,
  getIconName,
  parseIconName,
} from '@/src/shared/iconNames';
import { downloadText } from '../../browser/downloadText';
import { useTranslate } from '../../i18n/translate';
import { CopyButton } from '../../ui/CopyButton';
import { Dialog, DialogHead } from '../../ui/Dialog';
import { OptionGroup } from '../../ui/OptionGroup';
import { IconCode } from './IconCode';
import styles from './IconDialog.module.css';
import { IconDrawing } from './IconDrawing';
import { focusSearch } from './focusSearch';
import { useIconShapes } from './iconGroups';
import { THEME_TEXTS } from './themeTexts';
import { toSvg } from './toSvg';

const THEMES = Object.keys(ICON_THEMES) as IconTheme[];

/** `fontSize` of SvgIcon, and the default. */
const SIZES = ['small', 'medium', 'large'] as const;
const DEFAULT_SIZE = 'medium';

/** `color` of SvgIcon, and the default. */
const COLORS = [
  'inherit',
  'action',
  'disabled',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;
const DEFAULT_COLOR = 'inherit';

interface IconDialogProps {
  /** Name of the module: `AcUnitOutlined`. */
  name: string;
  names: IconNames;
  onSelect: (name: string) => void;
  onSearch: (query: string) => void;
  onClose: () => void;
}

export function IconDialog({ name, names, onSelect, onSearch, onClose }: IconDialogProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [size, setSize] = useState<(typeof SIZES)[number]>(DEFAULT_SIZE);
  const [color, setColor] = useState<(typeof COLORS)[number]>(DEFAULT_COLOR);
  const shapes = useIconShapes(name);
  const { base, theme } = parseIconName(name, names) ?? { base: name, theme: 'Filled' as const };
  const words = listSynonyms(base, SYNONYMS);
  const close = () => dialog.current?.close();
  return (
    <Dialog
      ref={dialog}
      className={styles.dialog}
      name={{ headingId: titleId }}
      isLarge
      onClose={onClose}
    >
      <DialogHead closeLabel={t('iconsClose')} onClose={close}>
        <h2 id={titleId}>{name}</h2>
      </DialogHead>
      <div className={styles.content}>
        <div className={styles.stage} data-color={color}>
          <IconDrawing name={name} />
        </div>
        {names.all.includes(base) && (
          <OptionGroup
            layout="tiles"
            label={t('iconsTheme')}
            options={THEMES.map((value) => ({
              value,
              label: t(THEME_TEXTS[value]),
              picture: <Sample name={getIconName({ base, theme: value })} />,
            }))}
            value={theme}
            onChange={(next) => onSelect(getIconName({ base, theme: next }))}
          />
        )}
        <OptionGroup
          layout="tiles"
          label={t('iconsSize')}
          options={SIZES.map((value) => ({
            value,
            label: value,
            picture: <Sample name={name} data-size={value} />,
          }))}
          value={size}
          onChange={setSize}
        />
        <OptionGroup
          layout="tiles"
          label={t('iconsColor')}
          options={COLORS.map((value) => ({
            value,
            label: value,
            picture: <Sample name={name} data-color={value} />,
          }))}
          value={color}
          onChange={setColor}
        />
        <IconCode
          name={name}
          color={color === DEFAULT_COLOR ? undefined : color}
          fontSize={size === DEFAULT_SIZE ? undefined : size}
        />
        {shapes && <IconFile name={name} svg={toSvg(shapes)} />}
        {words.length > 0 && (
          <Synonyms
            words={words}
            onSearch={(word) => {
              onSearch(word);
              close();
              // The search results replace the tile that opened the dialog, so move focus to the search.
              focusSearch();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

interface SampleProps {
  name: string;
  'data-size'?: string;
  'data-color'?: string;
}

/** The icon in a size or color. */
function Sample({ name, ...attributes }: SampleProps) {
  return (
    <span className={styles.picture} {...attributes}>
      <IconDrawing name={name} />
    </span>
  );
}

/** Copies or downloads the icon as SVG. */
function IconFile({ name, svg }: { name: string; svg: string }) {
  const t = useTranslate();
  return (
    <div role="group" aria-label={t('iconsSvg')} className={styles.actions}>
      <span aria-hidden="true">{t('iconsSvg')}</span>
      <CopyButton className="fg-button" getText={() => svg} />
      <button
        type="button"
        className="fg-button"
        onClick={() => downloadText(svg, `${name}.svg`, 'image/svg+xml')}
      >
        {t('download')}
      </button>
    </div>
  );
}

/** The words that the search finds the icon by. */
function Synonyms({
  words,
  onSearch,
}: {
  words: readonly string[];
  onSearch: (word: string) => void;
}) {
  const t = useTranslate();
  return (
    <p className={styles.words}>
      {t('iconsFoundBy')}{' '}
      {words.map((word) => (
        <button key={word} type="button" className="fg-button" onClick={() => onSearch(word)}>
          {word}
        </button>
      ))}
    </p>
  );
}
