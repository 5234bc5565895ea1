import { useId, useState } from 'react';
import { fillText } from '@/src/shared/translate';
import type { ColorToolTexts } from '@/src/shared/embedTexts';
import { useThemeDispatch, useThemeSettings } from '../../../theme/ThemeProvider';
import { CodeBlock } from '../../../ui/CodeBlock';
import styles from '../ColorTool.module.css';
import { ColorField } from './ColorField';
import {
  type Colors,
  DEFAULTS,
  ROLES,
  type Role,
  SHADES,
  VISIONS,
  type Vision,
  computeRole,
  getMatrix,
  writeTheme,
} from './colorRoles';
import { formatRatio, getContrast, getLevel } from '@/src/shared/contrast';

/** The surfaces of the default theme, on which `main` is the color of text. */
const SURFACES = { colorToolOnLight: '#ffffff', colorToolOnDark: '#121212' } as const;

/** Two colors, and what Material UI computes from them. Without scripts, it shows the colors of the default theme. */
export default function ColorTool({ texts }: { texts: ColorToolTexts }) {
  const { paletteColors } = useThemeSettings();
  const dispatch = useThemeDispatch();
  const [colors, setColors] = useState<Colors>({ ...DEFAULTS, ...paletteColors });
  const [vision, setVision] = useState<Vision>();
  const [message, setMessage] = useState('');
  const id = useId();
  const code = writeTheme(colors);
  return (
    <>
      <div className={styles.roles} style={vision && { filter: `url("#${id}")` }}>
        {ROLES.map((role) => (
          <RoleSection
            key={role}
            role={role}
            texts={texts}
            color={colors[role]}
            onChange={(color) => {
              setColors({ ...colors, [role]: color });
              setMessage('');
            }}
          />
        ))}
      </div>
      <div className={styles.controls} data-scripts-only="">
        <label className={styles.vision}>
          {texts.colorToolVision}
          <select
            value={vision ?? ''}
            onChange={({ target }) => setVision((target.value as Vision | '') || undefined)}
          >
            <option value="">{texts.colorToolVision_none}</option>
            {(Object.keys(VISIONS) as Vision[]).map((name) => (
              <option key={name} value={name}>
                {texts[`colorToolVision_${name}`]}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.actions}>
          <button
            type="button"
            className="fg-button"
            onClick={() => {
              dispatch({ type: 'CHANGE', payload: { paletteColors: colors } });
              setMessage(texts.colorToolApplied);
            }}
          >
            {texts.colorToolApply}
          </button>
          <button
            type="button"
            className="fg-button"
            onClick={() => {
              dispatch({ type: 'RESET_COLORS' });
              setColors(DEFAULTS);
              setMessage(texts.colorToolWasReset);
            }}
          >
            {texts.colorToolReset}
          </button>
        </div>
        <p role="status" className={styles.status}>
          {message}
        </p>
      </div>
      <CodeBlock language="ts" getText={() => code}>
        {code}
      </CodeBlock>
      <svg width="0" height="0" aria-hidden="true" className={styles.filter}>
        <filter id={id}>
          {vision && <feColorMatrix type="matrix" values={getMatrix(vision)} />}
        </filter>
      </svg>
    </>
  );
}

interface RoleProps {
  role: Role;
  texts: ColorToolTexts;
  color: string;
  onChange: (color: string) => void;
}

function RoleSection({ role, texts, color, onChange }: RoleProps) {
  const { main, contrastText } = computeRole(color);
  const name = texts[`colorToolRole_${role}`];
  return (
    <section className={styles.role} aria-label={name}>
      <ColorField
        className={styles.inputs}
        label={name}
        pickLabel={fillText(texts.colorToolPick, { role: name })}
        invalidText={texts.colorToolInvalid}
        value={color}
        onChange={onChange}
      />
      <RoleTable role={role} texts={texts} color={color} />
      <p
        className={styles.sample}
        style={{ background: main, color: contrastText }}
        aria-hidden="true"
      >
        {texts.colorToolSample}
      </p>
    </section>
  );
}

function RoleTable({ role, texts, color }: Omit<RoleProps, 'onChange'>) {
  const computed = computeRole(color);
  const ratios = [
    [texts.colorToolOnMain, getContrast(computed.contrastText, computed.main)],
    ...Object.entries(SURFACES).map(
      ([key, surface]) =>
        [texts[key as keyof typeof SURFACES], getContrast(computed.main, surface)] as const,
    ),
  ] as const;
  return (
    <table>
      <caption>{fillText(texts.colorToolTable, { role: texts[`colorToolRole_${role}`] })}</caption>
      <tbody>
        {SHADES.map((shade) => (
          <tr key={shade}>
            <th scope="row">
              <code>{shade}</code>
            </th>
            <td>
              <span
                className={styles.swatch}
                style={{ background: computed[shade] }}
                aria-hidden="true"
              />
              <code>{computed[shade]}</code>
            </td>
          </tr>
        ))}
        {ratios.map(([label, ratio]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-level={getLevel(ratio) ?? 'none'}>
              {formatRatio(ratio)}, {texts[`colorToolLevel_${getLevel(ratio) ?? 'none'}`]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
