import { MODES, type Mode, useMode } from '../../state/mode';
import { type TextKey, useTranslate } from '../../i18n/translate';
import headerStyles from './Header.module.css';
import { Menu } from '../../ui/Menu';
import { Icon } from '../../ui/icons';
import { closePopover } from '../../ui/popover';
import menuStyles from '../../ui/Menu.module.css';

const LABELS: Record<Mode, TextKey> = {
  light: 'modeLight',
  dark: 'modeDark',
  system: 'modeSystem',
};

/** The menu with light, dark and system mode. */
export function ModeMenu() {
  const t = useTranslate();
  const [mode, setMode] = useMode();
  return (
    <Menu
      buttonId="mode-selector"
      id="mode-menu"
      label={t('modeLabel', { mode: t(LABELS[mode]) })}
      button={<Icon name={mode} />}
      buttonClassName={`fg-icon-button ${headerStyles.tool}`}
    >
      <div role="group" aria-label={t('mode')}>
        {MODES.map((option) => (
          <button
            key={option}
            type="button"
            className={menuStyles.item}
            aria-pressed={option === mode}
            onClick={(event) => {
              setMode(option);
              closePopover(event.currentTarget);
            }}
          >
            <Icon name={option} />
            {t(LABELS[option])}
          </button>
        ))}
      </div>
    </Menu>
  );
}
