import { formatRatio, isReadable } from '@/src/shared/contrast';
import type { ThemeStudioTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import {
  type Palettes,
  getPaletteColor,
  getPaletteRatio,
} from '@/src/shared/userTheme/checkContrast';
import { toHex, toVisibleHex } from '@/src/shared/userTheme/colors';
import { getOption } from '@/src/shared/userTheme/optionPath';
import type { Scheme, ThemeLibrary } from '@/src/shared/userTheme/types';
import styles from '../../themeBuilder.module.css';
import { ColorField } from '../ColorField';
import { COLORS, writeColor } from './knobs';
import type { Studio } from './useStudio';

interface StudioColorsProps {
  texts: ThemeStudioTexts;
  studio: Studio;
  library: ThemeLibrary;
  scheme: Scheme;
  palettes: Palettes;
}

/** Returns a color for its field, which has no opacity: a transparent one looks as on its background. */
function getVisibleColor(
  palette: unknown,
  [, background]: readonly [text: string, background: string],
  name: string,
): string {
  const color = getPaletteColor(palette, name) ?? '';
  const below = getPaletteColor(palette, background) ?? '';
  return toVisibleHex(color, below) ?? toHex(color) ?? '#000000';
}

/** The colors of a color scheme, each with its contrast ratios. */
export function StudioColors({ texts, studio, library, scheme, palettes }: StudioColorsProps) {
  const own =
    studio.derived === scheme && library === 'material' ? undefined : studio.getOptions(library);
  return COLORS[library].map((knob) => {
    const { name, pairs } = knob;
    const isChanged =
      getOption(own, ['colorSchemes', scheme, 'palette', ...name.split('.')]) !== undefined;
    const change = (color: string | undefined) =>
      studio.change(library, writeColor(knob, scheme, color), scheme);
    return (
      <div key={`${scheme} ${name}`}>
        <ColorField
          className={styles.color}
          label={name}
          pickLabel={fillText(texts.themeStudioPick, { name })}
          invalidText={texts.themeStudioInvalid}
          value={getVisibleColor(palettes[scheme], pairs.at(-1)!, name)}
          onChange={change}
        >
          <button
            type="button"
            aria-disabled={!isChanged}
            aria-label={fillText(texts.themeStudioResetColor, { name })}
            onClick={() => isChanged && change(undefined)}
          >
            ↺
          </button>
        </ColorField>
        <ul className={styles.ratios}>
          {pairs.map(([text, background]) => {
            const ratio = getPaletteRatio(palettes[scheme], text, background);
            return (
              ratio !== undefined && (
                <li key={`${text} ${background}`} data-level={isReadable(ratio) ? 'AA' : 'none'}>
                  {fillText(texts.themeStudioRatio, {
                    text,
                    background,
                    ratio: formatRatio(ratio),
                  })}{' '}
                  {isReadable(ratio) ? texts.themeStudioPass : texts.themeStudioFail}
                </li>
              )
            );
          })}
        </ul>
      </div>
    );
  });
}
