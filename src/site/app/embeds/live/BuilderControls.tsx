import { useState } from 'react';
import type { JoyThemeBuilderTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import { OptionGroup } from '../../../ui/OptionGroup';
import styles from '../themeBuilder.module.css';
import { ColorField } from './ColorField';
import {
  type BuilderState,
  FONTS,
  MAX_RADIUS,
  ROLES,
  type Role,
  SCHEMES,
  SHADOWS,
  type Scheme,
  TOKENS,
  type Token,
  type createBuilderTheme,
  getVariantContrast,
  listKeys,
  resolveColor,
} from './builderTheme';
import { formatRatio, isReadable } from '@/src/shared/contrast';
import { readHex } from '@/src/shared/readHex';

interface ControlsProps {
  texts: JoyThemeBuilderTexts;
  state: BuilderState;
  /** The theme of the state. */
  theme: ReturnType<typeof createBuilderTheme>;
  role: Role;
  onChange: (changes: Partial<BuilderState>) => void;
}

interface BuilderControlsProps extends ControlsProps {
  onRoleChange: (role: Role) => void;
  onReset: () => void;
}

/** The controls of the theme builder. */
export function BuilderControls({ onRoleChange, onReset, ...props }: BuilderControlsProps) {
  const { texts, role } = props;
  const [message, setMessage] = useState('');
  const onChange = (changes: Partial<BuilderState>) => {
    setMessage('');
    props.onChange(changes);
  };
  return (
    <div className={styles.controls} data-scripts-only="">
      <OptionGroup
        label={texts.joyThemeBuilderRole}
        options={ROLES.map((value) => ({ value, label: value }))}
        value={role}
        onChange={onRoleChange}
      />
      <PaletteControls {...props} onChange={onChange} />
      <OtherControls {...props} onChange={onChange} />
      <button
        type="button"
        className="fg-button"
        onClick={() => {
          onReset();
          setMessage(texts.joyThemeBuilderWasReset);
        }}
      >
        {texts.joyThemeBuilderReset}
      </button>
      <p role="status" className={styles.status}>
        {message}
      </p>
    </div>
  );
}

/** The colors of one palette. */
function PaletteControls({ texts, state, theme, role, onChange }: ControlsProps) {
  const [scheme, setScheme] = useState<Scheme>('light');
  const own = state.tokens[scheme];
  const setToken = (token: Token, color: string | undefined) => {
    const tokens = { ...own, [role]: { ...own[role], [token]: color } };
    onChange({ tokens: { ...state.tokens, [scheme]: tokens } });
  };
  return (
    <>
      <ThemeColorField
        key={role}
        texts={texts}
        label={fillText(texts.joyThemeBuilderMain, { role })}
        color={resolveColor(theme, 'light', `${role}.500`)}
        isChanged={state.main[role] !== undefined}
        onChange={(color) => onChange({ main: { ...state.main, [role]: color } })}
      />
      <ContrastWarning texts={texts} theme={theme} role={role} />
      <details>
        <summary>{fillText(texts.joyThemeBuilderTokens, { role })}</summary>
        <div className={styles.controls}>
          <OptionGroup
            label={texts.joyThemeBuilderMode}
            options={SCHEMES.map((value) => ({
              value,
              label: texts[`joyThemeBuilderMode_${value}`],
            }))}
            value={scheme}
            onChange={setScheme}
          />
          {TOKENS.map((token) => (
            <ThemeColorField
              // The typed text belongs to one color.
              key={`${scheme} ${role} ${token}`}
              texts={texts}
              label={token}
              color={resolveColor(theme, scheme, `${role}.${token}`)}
              isChanged={own[role]?.[token] !== undefined}
              onChange={(color) => setToken(token, color)}
            />
          ))}
        </div>
      </details>
    </>
  );
}

interface ThemeColorFieldProps {
  texts: JoyThemeBuilderTexts;
  label: string;
  color: string;
  /** Whether the color differs from that of the default theme. */
  isChanged: boolean;
  /** Called with undefined for the color of the default theme. */
  onChange: (color: string | undefined) => void;
}

/** A color of the theme, with a button that resets it. */
function ThemeColorField({ texts, label, color, isChanged, onChange }: ThemeColorFieldProps) {
  return (
    <ColorField
      className={styles.color}
      label={label}
      pickLabel={fillText(texts.joyThemeBuilderPick, { name: label })}
      invalidText={texts.joyThemeBuilderInvalid}
      value={readHex(color) ?? '#000000'}
      onChange={onChange}
    >
      <button
        type="button"
        aria-disabled={!isChanged}
        aria-label={fillText(texts.joyThemeBuilderResetColor, { name: label })}
        onClick={() => isChanged && onChange(undefined)}
      >
        ↺
      </button>
    </ColorField>
  );
}

/** Warns if the text of solid components is hard to read. */
function ContrastWarning({ texts, theme, role }: Pick<ControlsProps, 'texts' | 'theme' | 'role'>) {
  const warnings = SCHEMES.flatMap((scheme) => {
    const ratio = getVariantContrast(theme, scheme, role, 'solid');
    const mode = texts[`joyThemeBuilderMode_${scheme}`];
    return !isReadable(ratio)
      ? [fillText(texts.joyThemeBuilderWarning, { mode, role, ratio: formatRatio(ratio) })]
      : [];
  });
  return (
    <p role="status" className={styles.error}>
      {warnings.join(' ')}
    </p>
  );
}

/** The font, the radius, and the shadow. */
function OtherControls({ texts, state, onChange }: ControlsProps) {
  const radius = fillText(texts.joyThemeBuilderPixels, { count: String(state.radius) });
  return (
    <>
      <OptionGroup
        label={texts.joyThemeBuilderFont}
        options={listKeys(FONTS).map((value) => ({
          value,
          label: texts[`joyThemeBuilderFont_${value}`],
        }))}
        value={state.font}
        onChange={(font) => onChange({ font })}
      />
      <label className={styles.range}>
        {texts.joyThemeBuilderRadius}
        <input
          type="range"
          min={0}
          max={MAX_RADIUS}
          value={state.radius}
          aria-valuetext={radius}
          onChange={({ target }) => onChange({ radius: Number(target.value) })}
        />
        <span aria-hidden="true" dir="ltr">
          {radius}
        </span>
      </label>
      <OptionGroup
        label={texts.joyThemeBuilderShadow}
        options={listKeys(SHADOWS).map((value) => ({
          value,
          label: texts[`joyThemeBuilderShadow_${value}`],
        }))}
        value={state.shadow}
        onChange={(shadow) => onChange({ shadow })}
      />
    </>
  );
}
