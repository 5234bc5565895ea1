import { PALETTES, type PaletteName } from '@/src/shared/tokens';
import styles from './Swatches.module.css';

/** `{{"component": "Swatches", "palette": "blue"}}`: one palette of the site's theme tokens. */
export default function Swatches({ palette }: { palette: PaletteName }) {
  return (
    <ul className={styles.swatches} aria-label={palette}>
      {Object.entries(PALETTES[palette]).map(([step, value]) => (
        <li key={step}>
          <span style={{ background: value }} aria-hidden />
          <code>
            {step} {value}
          </code>
        </li>
      ))}
    </ul>
  );
}
