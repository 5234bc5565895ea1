/**
 * Texts of embeds that work only with scripts. The build passes them as props, so that only the pages with the embeds have
 * them: translations/buildTexts.cjs lists their keys.
 */
import type { TextKey } from './translate';

/** The texts of the keys that begin with a prefix. */
export type TextsOf<Prefix extends string> = Readonly<
  Record<Extract<TextKey, `${Prefix}${string}`>, string>
>;

export type BundleBasketTexts = TextsOf<'bundleBasket'>;
export type ColorToolTexts = TextsOf<'colorTool'>;
export type DemoStepsTexts = TextsOf<'demoSteps'>;
export type ErrorDecoderTexts = TextsOf<'errorDecoder'>;
export type EvidenceTexts = TextsOf<'evidence'>;
export type JoyThemeBuilderTexts = TextsOf<'joyThemeBuilder'>;
export type MaterialColorsTexts = TextsOf<'materialColors'>;
export type SxExplorerTexts = TextsOf<'sxExplorer'>;
export type ThemeStudioTexts = TextsOf<'themeStudio'>;
export type ThemeTreeTexts = TextsOf<'themeTree'>;
export type ThemeComponentsTexts = TextsOf<'themeComponents'>;
export type ThemeVariablesTexts = TextsOf<'themeVariables'>;
export type VersionChangesTexts = TextsOf<'versionChanges'>;
